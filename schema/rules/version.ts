/** Product version (specification section 1). */
export const productVersion = "4.12.1";
