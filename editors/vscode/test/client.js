// Speaks to the language server through the library that VS Code's client is made of,
// so that messages, positions and capabilities are held to its reading of the protocol.
//
//   npm ci && TILEOPT=/path/to/tileopt node test/client.js
const { spawn } = require("child_process");
const assert = require("assert");
const fs = require("fs");
const os = require("os");
const path = require("path");
const { pathToFileURL } = require("url");
const protocol = require("vscode-languageserver-protocol/node");

const source = fs.readFileSync(path.join(__dirname, "../../../examples/vector_add.mlir"), "utf8");
const uri = pathToFileURL(path.join(os.tmpdir(), "vector_add.mlir")).toString();

function place(text, mark, plus = 0) {
  const before = text.slice(0, text.indexOf(mark) + plus).split("\n");
  return { line: before.length - 1, character: before[before.length - 1].length };
}

async function main() {
  const server = spawn(process.env.TILEOPT || "tileopt", ["lsp"], { stdio: ["pipe", "pipe", "inherit"] });
  const exited = new Promise((done) => server.on("exit", done));
  const c = protocol.createProtocolConnection(new protocol.StreamMessageReader(server.stdout), new protocol.StreamMessageWriter(server.stdin));
  const published = [];
  let told = () => {};
  c.onNotification(protocol.PublishDiagnosticsNotification.type, (p) => {
    published.push(p);
    told();
  });
  const findings = async (version) => {
    for (;;) {
      const found = published.find((p) => p.version === version);
      if (found) {
        return found.diagnostics;
      }
      await new Promise((done) => (told = done));
    }
  };
  c.listen();

  const { capabilities } = await c.sendRequest(protocol.InitializeRequest.type, { processId: process.pid, rootUri: null, capabilities: {} });
  for (const provider of ["hover", "completion", "signatureHelp", "definition", "references", "rename", "documentFormatting", "foldingRange", "semanticTokens", "inlayHint", "codeAction"]) {
    assert(capabilities[provider + "Provider"], provider);
  }
  await c.sendNotification(protocol.InitializedNotification.type, {});
  await c.sendNotification(protocol.DidOpenTextDocumentNotification.type, { textDocument: { uri, languageId: "tileir", version: 1, text: source } });
  assert.deepStrictEqual(await findings(1), []);

  const textDocument = { uri };
  const position = place(source, "%base =", 1);
  const hover = await c.sendRequest(protocol.HoverRequest.type, { textDocument, position });
  assert.match(hover.contents.value, /%base : tile<i32>[^]*divisible by 128/);
  const documented = await c.sendRequest(protocol.HoverRequest.type, { textDocument, position: place(source, "addf", 1) });
  assert.match(documented.contents.value, /### addf[^]*exact sum[^]*prints/);
  const help = await c.sendRequest(protocol.SignatureHelpRequest.type, { textDocument, position: place(source, "addf", 5) });
  assert.match(help.signatures[0].label, /^addf %lhs, %rhs/);
  const offered = await c.sendRequest(protocol.CompletionRequest.type, { textDocument, position: place(source, "addf", 3) });
  assert((offered.items || offered).some((i) => i.label === "addf"));
  const [defined] = [].concat(await c.sendRequest(protocol.DefinitionRequest.type, { textDocument, position: place(source, "%base : tile<i32> ->", 1) }));
  assert.strictEqual(defined.range.start.line, position.line);
  const renamed = await c.sendRequest(protocol.RenameRequest.type, { textDocument, position, newName: "first" });
  assert.strictEqual(renamed.changes[uri].length, 2);
  assert.deepStrictEqual(await c.sendRequest(protocol.DocumentFormattingRequest.type, { textDocument, options: { tabSize: 2, insertSpaces: true } }), []);
  const references = await c.sendRequest(protocol.ReferencesRequest.type, { textDocument, position, context: { includeDeclaration: true } });
  assert.strictEqual(references.length, 2);
  const range = { start: { line: 0, character: 0 }, end: { line: 99, character: 0 } };
  const hints = await c.sendRequest(protocol.InlayHintRequest.type, { textDocument, range });
  assert(hints.some((h) => h.label.includes("÷128")));
  const tokens = await c.sendRequest(protocol.SemanticTokensRequest.type, { textDocument });
  assert(tokens.data.length > 100 && tokens.data.length % 5 === 0);
  const folds = await c.sendRequest(protocol.FoldingRangeRequest.type, { textDocument });
  assert(folds.length >= 3);

  const muli = place(source, "muli");
  await c.sendNotification(protocol.DidChangeTextDocumentNotification.type, {
    textDocument: { uri, version: 2 },
    contentChanges: [{ range: { start: muli, end: { line: muli.line, character: muli.character + 4 } }, text: "mulli" }],
  });
  const [wrong] = await findings(2);
  assert.strictEqual(wrong.code, "TIR0003");
  const [action] = await c.sendRequest(protocol.CodeActionRequest.type, { textDocument, range: wrong.range, context: { diagnostics: [wrong] } });
  assert.strictEqual(action.edit.changes[uri][0].newText, "muli");

  if (process.env.BYTECODE) {
    const { text } = await c.sendRequest("workspace/textDocumentContent", { uri: "tileir-bytecode:" + process.env.BYTECODE });
    assert.match(text, /entry @vector_add/);
  }

  await c.sendRequest(protocol.ShutdownRequest.type);
  await c.sendNotification(protocol.ExitNotification.type);
  assert.strictEqual(await exited, 0);
  console.log("ok");
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
