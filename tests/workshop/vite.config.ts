import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { texts } from "../../client/build/texts.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

export default defineConfig({
  root,
  publicDir: false,
  plugins: [react(), texts()],
  build: {
    outDir: "dist/workshop",
    emptyOutDir: true,
    target: "es2022",
    chunkSizeWarningLimit: 2_000,
    rollupOptions: { input: "tests/workshop/index.html" },
  },
  server: { port: 6006, strictPort: true, open: "/tests/workshop/index.html" },
});
