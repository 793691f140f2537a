import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig, type Plugin } from "vite";
import { chunkGroups } from "./build/chunks.ts";
import { documents } from "./build/documents.ts";
import { mapEngine } from "./build/mapEngine.ts";
import { texts } from "./build/texts.ts";

/** Where the product listens while the client is developed. */
const product = "http://localhost:4000";

/** Pictures, fonts and the map's tiles are compressed in themselves; the page gets a new nonce each time. */
const compressible = /\.(js|mjs|css|svg|json|geojson|txt)$/;
/** Smaller ones fit into one packet anyhow; bytes. */
const MIN_BYTES = 1_024;

/**
 * Writes NAME.br and NAME.gz beside each NAME that is worth it; server/http/endpoints/client.ts serves them: a third of the bytes, compressed
 * once in place of at each request.
 */
function compressed(): Plugin {
  let folder = "";
  return {
    name: "atalaya:compressed",
    apply: "build",
    configResolved: ({ root, build }) => void (folder = join(root, build.outDir)),
    async closeBundle() {
      const files = await readdir(folder, { recursive: true });
      await Promise.all(files.filter((file) => compressible.test(file)).map((file) => compress(join(folder, file))));
    },
  };
}

async function compress(file: string): Promise<void> {
  const text = await readFile(file);
  if (text.length < MIN_BYTES) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  await Promise.all([
    promisify(brotliCompress)(text, { params }).then((small) => writeFile(`${file}.br`, small)),
    promisify(gzip)(text, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
  ]);
}

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  plugins: [react(), mapEngine(), documents(), texts(), compressed()],
  resolve: {
    // as their authors write them for today's browsers, not translated for those of ten years ago
    conditions: ["es2015", ...defaultClientConditions],
    // without what it says to developers
    alias: [
      {
        find: /^react-router$/,
        replacement: fileURLToPath(new URL("../node_modules/react-router/dist/production/index.mjs", import.meta.url)),
      },
    ],
  },
  build: {
    outDir: "../dist/client",
    emptyOutDir: true,
    target: "es2022",
    chunkSizeWarningLimit: 1_200,
    license: { fileName: "licences.md" },
    rollupOptions: {
      input: ["client/index.html", "client/sandbox.html", "client/widget.html"],
      // written so that bundlers find its names, not because importing it does something
      treeshake: { moduleSideEffects: [{ test: /node_modules[\\/]graphql-tag[\\/]/, sideEffects: false }] },
      output: { codeSplitting: { groups: chunkGroups } },
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: { "/graphql": { target: product, ws: true }, "/ingest": product, "/tiles": product },
  },
});
