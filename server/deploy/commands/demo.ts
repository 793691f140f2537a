// Simulated operation, started by the product with DEMO=1; uses HTTP only and ends with the product.
import { main } from "../../demo/simulation/main";

process.on("disconnect", () => process.exit(0));
await main();
// An open IPC channel would keep the process alive.
process.disconnect?.();
