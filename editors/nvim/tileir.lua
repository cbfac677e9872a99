-- Tile IR in Neovim 0.7 or later: file types, and the language server.
--
--   require("tileir").setup()                        -- with tileopt on the path
--   require("tileir").setup({ cmd = { "/opt/tileopt", "lsp" }, target = "sm_80" })
--
-- Copy it to ~/.config/nvim/lua/tileir.lua.
local M = {}

-- The first op of the dialect within the first lines of an .mlir file tells.
local function is_tileir(buffer)
  for _, line in ipairs(vim.api.nvim_buf_get_lines(buffer, 0, 200, false)) do
    if line:find("cuda_tile") or line:find("^%s*entry @") then
      return true
    end
  end
  return false
end

-- Bytecode is shown as text, and cannot be written.
local function read_bytecode(cmd, buffer, path)
  local text = vim.fn.systemlist({ cmd[1], "--cudatilebc-to-mlir", path })
  vim.api.nvim_buf_set_lines(buffer, 0, -1, false, text)
  vim.bo[buffer].buftype = "nowrite"
  vim.bo[buffer].modified = false
  vim.bo[buffer].filetype = "tileir"
end

-- Colours by words. A Neovim of 0.9 or later puts over them what the server says of each
-- (semantic tokens), and tree-sitter does where its parser is.
local words = {
  { "tileirOp", "Function", [[\v%(%(\=|^)\s*)@<=<[a-z]\w*>]] },
  { "tileirKeyword", "Keyword", [[\v<%(module|entry|global|for|loop|if|else|in|to|step|iter_values|return|yield|continue|break)>]] },
  { "tileirType", "Type", [[\v<%(tile|ptr|token|tensor_view|partition_view|strided_view|gather_scatter_view)>]] },
  { "tileirElement", "Type", [[\v%(<|\d\zex@=|x)@<=%(i%(1|4|8|16|32|64)|bf16|tf32|f%(16|32|64)|f%(8|4)E\w+)>]] },
  { "tileirNumber", "Number", [[\v[%#@0-9A-Za-z_.]@<!-?\d+%(\.\d*)?%([eE][-+]?\d+)?|0x\x+]] },
  { "tileirValue", "Identifier", [[\v\%[0-9A-Za-z_$.-]+]] },
  { "tileirSymbol", "Function", [[\v\@[0-9A-Za-z_$.]+]] },
  { "tileirAlias", "PreProc", [[\v[#!][A-Za-z_][0-9A-Za-z_$.]*]] },
}

local function colour()
  for _, word in ipairs(words) do
    vim.cmd("syntax match " .. word[1] .. " /" .. word[3] .. "/")
    vim.cmd("highlight default link " .. word[1] .. " " .. word[2])
  end
  vim.cmd([[syntax region tileirString start=/"/ skip=/\\./ end=/"/ oneline]])
  vim.cmd([[syntax match tileirComment ,//.*$,]])
  vim.cmd("highlight default link tileirString String")
  vim.cmd("highlight default link tileirComment Comment")
end

function M.setup(options)
  options = options or {}
  local cmd = options.cmd or { "tileopt", "lsp" }
  local group = vim.api.nvim_create_augroup("tileir", { clear = true })
  local on = function(event, settings)
    settings.group = group
    vim.api.nvim_create_autocmd(event, settings)
  end

  on({ "BufRead", "BufNewFile" }, {
    pattern = "*.mlir",
    callback = function(args)
      if is_tileir(args.buf) then
        vim.bo[args.buf].filetype = "tileir"
      end
    end,
  })
  on("BufReadCmd", {
    pattern = { "*.tileirbc", "*.tilebc" },
    callback = function(args) read_bytecode(cmd, args.buf, args.match) end,
  })
  on("FileType", {
    pattern = "tileir",
    callback = function(args)
      vim.bo[args.buf].commentstring = "// %s"
      vim.schedule(function() -- behind what sets the syntax, which clears it
        if vim.api.nvim_buf_is_valid(args.buf) then
          vim.api.nvim_buf_call(args.buf, colour)
        end
      end)
      local client = M.client
      if not client or not vim.lsp.get_client_by_id(client) then
        client = vim.lsp.start_client({
          name = "tileir",
          cmd = cmd,
          root_dir = vim.fn.getcwd(),
          capabilities = options.capabilities,
          init_options = { target = options.target },
          on_exit = function() M.client = nil end,
        })
        M.client = client
      end
      if client then
        vim.lsp.buf_attach_client(args.buf, client)
        vim.bo[args.buf].omnifunc = "v:lua.vim.lsp.omnifunc"
      end
    end,
  })
end

return M
