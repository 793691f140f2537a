// The simulated operation: started by the product with DEMO=1, speaks HTTP only. Ends with the product.
import { main } from "../../demo/simulation/main";

process.on("disconnect", () => process.exit(0));
await main();
// Nothing to simulate, or nothing more: listening for the end of the product would keep the process.
process.disconnect?.();
