// The extension starts the language server, tileopt lsp, and shows bytecode as text.
const vscode = require("vscode");
const { LanguageClient, TransportKind } = require("vscode-languageclient/node");

const scheme = "tileir-bytecode";
let client;

function settings() {
  return vscode.workspace.getConfiguration("tileir");
}

async function start() {
  const command = settings().get("path");
  client = new LanguageClient(
    "tileir",
    "CUDA Tile IR",
    { command, args: ["lsp"], transport: TransportKind.stdio },
    {
      documentSelector: [{ language: "tileir" }],
      initializationOptions: { target: settings().get("target") },
      synchronize: { configurationSection: "tileir" },
    }
  );
  try {
    await client.start();
  } catch (error) {
    client = undefined;
    vscode.window.showErrorMessage(`${command} lsp does not start: ${error.message}. The setting tileir.path names the command.`);
  }
}

async function stop() {
  const running = client;
  client = undefined;
  if (running) {
    await running.stop();
  }
}

// bytecodeText provides the text of a bytecode file, which the server makes.
const bytecodeText = {
  async provideTextDocumentContent(uri) {
    if (!client) {
      return "// the language server does not run";
    }
    const answer = await client.sendRequest("workspace/textDocumentContent", { uri: uri.toString() });
    return answer.text;
  },
};

// bytecodeEditor takes the place of the editor of a bytecode file and opens its text.
const bytecodeEditor = {
  openCustomDocument: (uri) => ({ uri, dispose() {} }),
  async resolveCustomEditor(document, panel) {
    const shown = document.uri.with({ scheme });
    let opened = await vscode.workspace.openTextDocument(shown);
    opened = await vscode.languages.setTextDocumentLanguage(opened, "tileir");
    await vscode.window.showTextDocument(opened, { viewColumn: panel.viewColumn });
    panel.dispose();
  },
};

async function activate(context) {
  context.subscriptions.push(
    vscode.workspace.registerTextDocumentContentProvider(scheme, bytecodeText),
    vscode.window.registerCustomEditorProvider("tileir.bytecode", bytecodeEditor),
    vscode.commands.registerCommand("tileir.restart", async () => {
      await stop();
      await start();
    })
  );
  await start();
}

module.exports = { activate, deactivate: stop };
