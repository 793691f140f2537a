import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig, type Plugin } from "vite";
import { chunkGroups, isGroup } from "./build/chunks.ts";
import { documents } from "./build/documents.ts";
import { mapEngine } from "./build/mapEngine.ts";
import { preload } from "./build/preload.ts";
import { texts } from "./build/texts.ts";

const product = "http://localhost:4000";

/** Text files. Images, fonts and tiles are already compressed, and the HTML page has a new nonce per request. */
const compressible = /\.(js|mjs|css|svg|json|geojson|txt)$/;
/** Minimum size in bytes: smaller files fit into one packet. */
const MIN_BYTES = 1_024;

/** Writes NAME.br and NAME.gz next to compressible files, served by server/http/endpoints/client.ts. */
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
  plugins: [react(), mapEngine(), documents(), texts(), preload(), compressed()],
  resolve: {
    // modern builds of packages instead of ES5
    conditions: ["es2015", ...defaultClientConditions],
    // production build without developer messages
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
      // module-level assignments of graphql-tag are not side effects
      treeshake: { moduleSideEffects: [{ test: /node_modules[\\/]graphql-tag[\\/]/, sideEffects: false }] },
      output: {
        codeSplitting: { groups: chunkGroups },
        chunkFileNames: ({ name }) => `assets/${isGroup(name) ? "[name]" : "part"}-[hash].js`,
        assetFileNames: ({ names: [name = ""] }) => `assets/${name.endsWith(".css") ? "part" : "[name]"}-[hash][extname]`,
      },
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: { "/graphql": { target: product, ws: true }, "/ingest": product, "/tiles": product },
  },
});
