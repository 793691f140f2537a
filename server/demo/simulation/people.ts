import type { Random } from "../random";

const firstNames: Record<string, readonly string[]> = {
  ES: ["Lucía", "Martín", "Carmen", "Hugo", "Elena", "Javier", "Nuria", "Pablo"],
  PT: ["Maria", "João", "Inês", "Tiago", "Beatriz", "Rui"],
  IT: ["Giulia", "Marco", "Chiara", "Luca", "Francesca", "Matteo"],
  FR: ["Camille", "Julien", "Chloé", "Antoine", "Manon", "Louis"],
  GR: ["Μαρία", "Γιώργος", "Ελένη", "Νίκος"],
  TR: ["Ayşe", "Mehmet", "Zeynep", "Emre"],
  AD: ["Marta", "Jordi", "Laia", "Pere"],
  DE: ["Anna", "Lukas", "Lena", "Jonas"],
  BR: ["Ana", "Pedro", "Larissa", "Rafael"],
};
const surnames = [
  "Brunalta",
  "Corvendo",
  "Almirel",
  "Tarsano",
  "Velandria",
  "Oremil",
  "Quintabra",
  "Solvena",
  "Pardelora",
  "Lumbrano",
  "Garzandia",
  "Ostrevia",
  "Bellicar",
  "Mirandoro",
  "Zalverio",
  "Trebanda",
];

export function insuredName(random: Random, instance: string): string {
  return `${random.pick(firstNames[instance] ?? firstNames.ES!)} ${random.pick(surnames)} (demo)`;
}

/** Range reserved for fiction by the French regulator (06 39 98 xx xx). */
export const phoneNumber = (random: Random): string => `+33 6 39 98 ${digits(random)} ${digits(random)}`;
const digits = (random: Random): string => String(random.whole(0, 99)).padStart(2, "0");

export const plate = (random: Random): string => `DEMO-${random.whole(1000, 9999)}`;
