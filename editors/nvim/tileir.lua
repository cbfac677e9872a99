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
