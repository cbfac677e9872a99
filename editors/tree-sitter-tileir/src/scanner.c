// Where an op or a definition begins: tokens of no length, before the names of results
// that an equals sign follows, an alias that one follows, and the quoted name of an op
// that a parenthesis follows.
#include "tree_sitter/parser.h"

enum { RESULTS, ALIAS, GENERIC };

void *tree_sitter_tileir_external_scanner_create(void) { return 0; }
void tree_sitter_tileir_external_scanner_destroy(void *p) { (void)p; }
unsigned tree_sitter_tileir_external_scanner_serialize(void *p, char *buffer) { (void)p; (void)buffer; return 0; }
void tree_sitter_tileir_external_scanner_deserialize(void *p, const char *buffer, unsigned n) { (void)p; (void)buffer; (void)n; }

static bool is_word(int32_t c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '$' || c == '.' || c == '-';
}

static bool is_space(int32_t c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

static void spaces(TSLexer *l) {
  while (is_space(l->lookahead)) l->advance(l, false);
}

// name passes a sign and the word behind it.
static bool name(TSLexer *l, int32_t sign) {
  if (l->lookahead != sign) return false;
  l->advance(l, false);
  if (!is_word(l->lookahead)) return false;
  while (is_word(l->lookahead)) l->advance(l, false);
  return true;
}

static bool equals(TSLexer *l) {
  spaces(l);
  if (l->lookahead != '=') return false;
  l->advance(l, false);
  return l->lookahead != '=';
}

// results passes %a, %b:2 =.
static bool results(TSLexer *l) {
  for (;;) {
    if (!name(l, '%')) return false;
    spaces(l);
    if (l->lookahead == ':') {
      l->advance(l, false);
      spaces(l);
      if (l->lookahead < '0' || l->lookahead > '9') return false;
      while (l->lookahead >= '0' && l->lookahead <= '9') l->advance(l, false);
      spaces(l);
    }
    if (l->lookahead != ',') return equals(l);
    l->advance(l, false);
    spaces(l);
  }
}

// generic passes "name"(.
static bool generic(TSLexer *l) {
  l->advance(l, false);
  while (l->lookahead != '"') {
    if (l->eof(l) || l->lookahead == '\n') return false;
    if (l->lookahead == '\\') l->advance(l, false);
    l->advance(l, false);
  }
  l->advance(l, false);
  spaces(l);
  return l->lookahead == '(';
}

bool tree_sitter_tileir_external_scanner_scan(void *p, TSLexer *l, const bool *valid) {
  (void)p;
  while (is_space(l->lookahead)) l->advance(l, true);
  l->mark_end(l);
  int32_t sign = l->lookahead;
  if (sign == '%' && valid[RESULTS]) {
    l->result_symbol = RESULTS;
    return results(l);
  }
  if ((sign == '#' || sign == '!') && valid[ALIAS]) {
    l->result_symbol = ALIAS;
    return name(l, sign) && equals(l);
  }
  if (sign == '"' && valid[GENERIC]) {
    l->result_symbol = GENERIC;
    return generic(l);
  }
  return false;
}
