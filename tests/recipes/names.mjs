/** "towWeight" becomes "Tow weight". */
export const titleOf = (name) => {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words[0].toUpperCase() + words.slice(1);
};
/** "towWeight" becomes "TowWeight". */
export const pascal = (name) => name[0].toUpperCase() + name.slice(1);
/** "towWeight" becomes "TOW_WEIGHT". */
export const upperSnake = (name) => name.replace(/[A-Z]/g, "_$&").toUpperCase();
