-- Run by TestNeovim: opens a file in a real editor, does what a person would, and
-- prints what came of it, one line each.
local out = {}
local function say(...)
  out[#out + 1] = table.concat(vim.tbl_map(tostring, { ... }), " ")
end
local function finish()
  local file = assert(io.open(vim.env.RESULT, "w"))
  file:write(table.concat(out, "\n"), "\n")
  file:close()
  vim.cmd("qall!")
end

local function wait(what, done)
  if not vim.wait(60000, done, 20) then
    say("gave up waiting for " .. what)
    finish()
  end
end

-- find puts the cursor on a text.
local function find(text, plus)
  for n, line in ipairs(vim.api.nvim_buf_get_lines(0, 0, -1, false)) do
    local at = line:find(text, 1, true)
    if at then
      vim.api.nvim_win_set_cursor(0, { n, at - 1 + (plus or 0) })
      return
    end
  end
  say("no " .. text)
end

local function ask(method, change)
  local params = vim.lsp.util.make_position_params()
  for key, value in pairs(change or {}) do
    params[key] = value
  end
  local answers = vim.lsp.buf_request_sync(0, method, params, 60000) or {}
  for _, answer in pairs(answers) do
    if answer.result then
      return answer.result
    end
    return { failed = answer.error and answer.error.message }
  end
  return {}
end

local function findings()
  local list = {}
  for _, d in ipairs(vim.diagnostic.get(0)) do
    list[#list + 1] = (d.lnum + 1) .. ":" .. (d.col + 1) .. " " .. tostring(d.code)
  end
  return list
end

require("tileir").setup({ cmd = { vim.env.TILEOPT, "lsp" } })
vim.cmd("edit " .. vim.env.KERNEL)
say("filetype", vim.bo.filetype)
wait("the server", function()
  return #vim.lsp.buf_get_clients(0) > 0 and vim.lsp.buf_get_clients(0)[1].initialized
end)

-- Words have colours without a server.
for _, text in ipairs({ "%size =", "muli", "tile<i32>", "128>", "// " }) do
  find(text)
  local at = vim.api.nvim_win_get_cursor(0)
  say("colour of " .. text, vim.fn.synIDattr(vim.fn.synID(at[1], at[2] + 1, 1), "name"))
end

-- A mistake appears while it is typed, with the change that mends it.
find("muli")
vim.cmd("normal! cwmulli")
wait("a finding", function() return #findings() > 0 end)
say("findings", table.concat(findings(), ", "))
local line = vim.api.nvim_win_get_cursor(0)[1] - 1
local actions = ask("textDocument/codeAction", {
  range = { start = { line = line, character = 0 }, ["end"] = { line = line, character = 99 } },
  context = { diagnostics = {} },
})
say("action", actions[1] and actions[1].title)
if actions[1] then
  vim.lsp.util.apply_workspace_edit(actions[1].edit, "utf-16")
end
wait("no findings", function() return #findings() == 0 end)
say("mended", vim.trim(vim.api.nvim_get_current_line()))

find("muli")
local hover = ask("textDocument/hover")
say("hover", hover.contents and hover.contents.value:match("### (%S+)"))
find("%base =")
hover = ask("textDocument/hover")
say("value", hover.contents and hover.contents.value:match("%%base : %S+"))
find("addi", 5)
say("signature", (ask("textDocument/signatureHelp").signatures or { {} })[1].label)
find("%bases, %lane")
local target = ask("textDocument/definition")
say("definition", target[1] and target[1].range.start.line + 1)
find("%base =")
say("references", #ask("textDocument/references", { context = { includeDeclaration = true } }))

-- Completion through the editor's own function, as CTRL-X CTRL-O does.
find("%lane = iota", 8)
local items = ask("textDocument/completion").items or {}
local seen = {}
for _, item in ipairs(items) do
  seen[item.label] = true
end
say("completion", seen.iota, seen.addf, seen["%base"] or "and no values")

local edit = ask("textDocument/rename", { newName = "first" })
find("%base =")
edit = ask("textDocument/rename", { newName = "first" })
vim.lsp.util.apply_workspace_edit(edit, "utf-16")
local text = table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), "\n")
local _, firsts = text:gsub("%%first%f[^%w_]", "")
say("renamed", firsts)

-- Formatting mends the layout and nothing else.
local before = vim.api.nvim_buf_get_lines(0, 0, -1, false)
find("%lane = iota")
vim.cmd("normal! 0i      ")
vim.lsp.buf.formatting_sync(nil, 60000)
say("formatted", vim.deep_equal(before, vim.api.nvim_buf_get_lines(0, 0, -1, false)))

vim.cmd("edit! " .. vim.env.BYTECODE)
say("bytecode", vim.bo.filetype, vim.fn.search("entry @vector_add") > 0)
finish()
