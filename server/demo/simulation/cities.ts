import type { Place } from "../geo";

/** District with centre and real street names; house numbers are invented. `town` if it differs from the city. */
export type District = readonly [name: string, lon: number, lat: number, streets: readonly string[], town?: string];

export interface City {
  instance: string;
  centre: string;
  name: string;
  share: number;
  districts: readonly District[];
}

/** Most of the work is where the bundled streets are: Porto, and part of São Paulo. */
export const cities: readonly City[] = [
  {
    instance: "ES",
    centre: "MAD",
    name: "Madrid",
    share: 8,
    districts: [
      ["Salamanca", -3.68, 40.429, ["Calle de Serrano", "Calle de Velázquez", "Calle de Goya", "Calle de Alcalá"]],
      ["Chamberí", -3.703, 40.4345, ["Calle de Fuencarral", "Calle de Bravo Murillo", "Calle de Santa Engracia"]],
      ["Carabanchel", -3.734, 40.387, ["Calle del General Ricardos", "Calle de la Oca", "Calle de Eugenia de Montijo"]],
      ["Puente de Vallecas", -3.662, 40.393, ["Avenida de la Albufera", "Avenida de San Diego", "Calle de Pedro Laborde"]],
      ["Chamartín", -3.677, 40.459, ["Paseo de la Habana", "Calle del Príncipe de Vergara", "Calle de Alberto Alcocer"]],
      ["Hortaleza", -3.645, 40.471, ["Calle de Arturo Soria", "Gran Vía de Hortaleza", "Calle de Silvano"]],
    ],
  },
  {
    instance: "ES",
    centre: "BCN",
    name: "Barcelona",
    share: 7,
    districts: [
      ["Eixample", 2.162, 41.39, ["Carrer d'Aragó", "Carrer de Mallorca", "Passeig de Gràcia", "Carrer de València"]],
      ["Gràcia", 2.157, 41.404, ["Carrer Gran de Gràcia", "Travessera de Gràcia", "Carrer de Verdi"]],
      ["Sants-Montjuïc", 2.137, 41.376, ["Carrer de Sants", "Carrer de la Creu Coberta", "Carrer de Badal"]],
      ["Sant Andreu", 2.188, 41.433, ["Carrer Gran de Sant Andreu", "Passeig de Fabra i Puig", "Avinguda Meridiana"]],
      ["Les Corts", 2.131, 41.386, ["Avinguda Diagonal", "Travessera de les Corts", "Carrer de Numància"]],
    ],
  },
  {
    instance: "ES",
    centre: "VLC",
    name: "Valencia",
    share: 3,
    districts: [
      ["Ciutat Vella", -0.376, 39.474, ["Calle de la Paz", "Calle de Colón", "Calle de San Vicente Mártir"]],
      ["Russafa", -0.373, 39.4615, ["Calle de Cuba", "Calle de Sueca", "Gran Vía de Germanías"]],
      ["Campanar", -0.396, 39.483, ["Avenida de Campanar", "Avenida de Pío XII", "Avenida de Burjassot"]],
      ["Patraix", -0.394, 39.46, ["Calle de Cuenca", "Avenida de Gaspar Aguilar", "Calle de Jesús"]],
    ],
  },
  {
    instance: "ES",
    centre: "SVQ",
    name: "Sevilla",
    share: 3,
    districts: [
      ["Triana", -6.006, 37.383, ["Calle San Jacinto", "Calle Pagés del Corro", "Calle Evangelista"]],
      ["Nervión", -5.973, 37.384, ["Avenida de Eduardo Dato", "Calle Luis Montoto", "Avenida de la Buhaira"]],
      ["Macarena", -5.985, 37.405, ["Ronda de Capuchinos", "Calle León XIII", "Avenida Doctor Fedriani"]],
      ["Los Remedios", -5.999, 37.375, ["Calle Asunción", "Avenida de la República Argentina", "Calle Virgen de Luján"]],
    ],
  },
  {
    instance: "PT",
    centre: "LIS",
    name: "Lisboa",
    share: 6,
    districts: [
      ["Alvalade", -9.142, 38.753, ["Avenida da Igreja", "Avenida de Roma", "Avenida do Brasil"]],
      ["Avenidas Novas", -9.15, 38.738, ["Avenida da República", "Avenida Cinco de Outubro", "Avenida de Berna"]],
      ["Benfica", -9.2, 38.75, ["Estrada de Benfica", "Avenida do Uruguai", "Avenida Gomes Pereira"]],
      ["Arroios", -9.135, 38.729, ["Avenida Almirante Reis", "Rua Morais Soares", "Rua de Arroios"]],
    ],
  },
  {
    instance: "PT",
    centre: "OPO",
    name: "Porto",
    share: 110,
    districts: [
      ["Cedofeita", -8.623, 41.156, ["Rua de Cedofeita", "Rua da Boavista", "Rua de Álvares Cabral"]],
      ["Baixa", -8.611, 41.149, ["Rua de Santa Catarina", "Rua Formosa", "Rua de Passos Manuel"]],
      ["Paranhos", -8.604, 41.173, ["Rua de Costa Cabral", "Rua de Antero de Quental", "Rua do Amial"]],
      ["Bonfim", -8.596, 41.154, ["Rua do Bonfim", "Avenida de Fernão de Magalhães", "Rua de Santos Pousada"]],
      ["Campanhã", -8.58, 41.156, ["Rua do Freixo", "Rua de São Roque da Lameira", "Rua do Heroísmo"]],
      ["Ramalde", -8.648, 41.166, ["Avenida da Boavista", "Avenida de Sidónio Pais", "Rua de Pedro Hispano"]],
      ["Lordelo do Ouro", -8.651, 41.153, ["Rua do Campo Alegre", "Rua de Serralves", "Rua das Condominhas"]],
      ["Foz do Douro", -8.671, 41.153, ["Rua do Passeio Alegre", "Avenida do Brasil", "Rua de Diu"]],
      ["Matosinhos", -8.686, 41.183, ["Rua Brito Capelo", "Avenida da República", "Rua Roberto Ivens"], "Matosinhos"],
      ["Senhora da Hora", -8.655, 41.187, ["Avenida Fabril do Norte", "Rua da Lagoa"], "Matosinhos"],
      [
        "Mafamude",
        -8.607,
        41.124,
        ["Avenida da República", "Rua de Soares dos Reis", "Rua do Marquês de Sá da Bandeira"],
        "Vila Nova de Gaia",
      ],
      ["Canidelo", -8.64, 41.124, ["Rua do Meiral", "Rua de Bustes"], "Vila Nova de Gaia"],
      ["Oliveira do Douro", -8.583, 41.122, ["Rua do Agueiro", "Rua Caetano de Melo"], "Vila Nova de Gaia"],
      ["Rio Tinto", -8.56, 41.178, ["Rua da Ferraria", "Rua de Medancelhe"], "Gondomar"],
      ["Águas Santas", -8.576, 41.208, ["Rua Dom Afonso Henriques", "Rua da Granja"], "Maia"],
      ["Vermoim", -8.619, 41.236, ["Rua do Doutor Carlos Felgueiras", "Avenida Visconde de Barreiros"], "Maia"],
      ["Ermesinde", -8.553, 41.216, ["Rua Rodrigues de Freitas", "Rua Cinco de Outubro"], "Valongo"],
    ],
  },
  {
    instance: "IT",
    centre: "ROM",
    name: "Roma",
    share: 5,
    districts: [
      ["Prati", 12.462, 41.908, ["Via Cola di Rienzo", "Viale Giulio Cesare", "Via Ottaviano"]],
      ["San Giovanni", 12.508, 41.884, ["Via Appia Nuova", "Via Taranto", "Via Gallia"]],
      ["Trastevere", 12.468, 41.884, ["Viale di Trastevere", "Via Ettore Rolli", "Via Portuense"]],
      ["EUR", 12.469, 41.834, ["Viale Europa", "Via Cristoforo Colombo", "Viale America"]],
      ["Nomentano", 12.515, 41.917, ["Via Nomentana", "Viale XXI Aprile", "Corso Trieste"]],
    ],
  },
  {
    instance: "IT",
    centre: "MIL",
    name: "Milano",
    share: 4,
    districts: [
      ["Porta Romana", 9.203, 45.453, ["Corso Lodi", "Via Ripamonti", "Viale Sabotino"]],
      ["Isola", 9.188, 45.488, ["Viale Zara", "Via Carlo Farini", "Via Borsieri"]],
      ["Città Studi", 9.227, 45.476, ["Via Pacini", "Via Celoria", "Viale Romagna"]],
      ["Navigli", 9.172, 45.451, ["Viale Gorizia", "Via Vigevano", "Corso San Gottardo"]],
    ],
  },
  {
    instance: "FR",
    centre: "PAR",
    name: "Paris",
    share: 5,
    districts: [
      ["11e Popincourt", 2.379, 48.857, ["Boulevard Voltaire", "Rue de la Roquette", "Rue Oberkampf"]],
      ["18e Montmartre", 2.344, 48.89, ["Rue Ordener", "Rue Caulaincourt", "Boulevard Barbès"]],
      ["15e Vaugirard", 2.3, 48.841, ["Rue de Vaugirard", "Rue de la Convention", "Rue Lecourbe"]],
      ["17e Batignolles", 2.318, 48.886, ["Avenue de Clichy", "Rue des Batignolles", "Boulevard Pereire"]],
      ["13e Gobelins", 2.356, 48.831, ["Avenue des Gobelins", "Avenue d'Italie", "Rue de Tolbiac"]],
    ],
  },
  {
    instance: "FR",
    centre: "LYO",
    name: "Lyon",
    share: 3,
    districts: [
      ["Part-Dieu", 4.855, 45.761, ["Rue Garibaldi", "Cours Lafayette", "Boulevard Vivier-Merle"]],
      ["Croix-Rousse", 4.829, 45.779, ["Boulevard de la Croix-Rousse", "Grande Rue de la Croix-Rousse", "Rue Hénon"]],
      ["Gerland", 4.833, 45.732, ["Avenue Jean Jaurès", "Rue de Gerland", "Avenue Tony Garnier"]],
      ["Vaise", 4.806, 45.774, ["Rue Marietton", "Grande Rue de Vaise", "Rue de Bourgogne"]],
    ],
  },
  {
    instance: "GR",
    centre: "ATH",
    name: "Αθήνα",
    share: 4,
    districts: [
      ["Κολωνάκι", 23.743, 37.978, ["Σκουφά", "Σόλωνος", "Πατριάρχου Ιωακείμ"]],
      ["Παγκράτι", 23.749, 37.968, ["Υμηττού", "Ευτυχίδου", "Σπύρου Μερκούρη"]],
      ["Κυψέλη", 23.739, 38.001, ["Φωκίωνος Νέγρη", "Κυψέλης", "Δροσοπούλου"]],
      ["Αμπελόκηποι", 23.759, 37.988, ["Λεωφόρος Αλεξάνδρας", "Λεωφόρος Κηφισίας", "Πανόρμου"]],
    ],
  },
  // European side only, because straight routes to the other side would cross the Bosphorus.
  {
    instance: "TR",
    centre: "IST",
    name: "İstanbul",
    share: 5,
    districts: [
      ["Şişli", 28.987, 41.06, ["Halaskargazi Caddesi", "Büyükdere Caddesi", "Abide-i Hürriyet Caddesi"]],
      ["Beşiktaş", 29.005, 41.05, ["Barbaros Bulvarı", "Ihlamurdere Caddesi", "Nispetiye Caddesi"]],
      ["Fatih", 28.945, 41.017, ["Fevzi Paşa Caddesi", "Vatan Caddesi", "Millet Caddesi"]],
      ["Bakırköy", 28.873, 40.99, ["İncirli Caddesi", "İstanbul Caddesi", "Ebuzziya Caddesi"]],
    ],
  },
  {
    instance: "AD",
    centre: "AND",
    name: "Andorra",
    share: 4,
    districts: [
      [
        "Andorra la Vella",
        1.5218,
        42.5063,
        ["Avinguda de Tarragona", "Carrer dels Canals", "Carrer Prat de la Creu", "Avinguda del Princep Benlloch"],
      ],
      ["Escaldes-Engordany", 1.538, 42.509, ["Avinguda Fiter i Rossell", "Avinguda Sant Jaume", "Carrer Josep Viladomat"]],
      ["Sant Julià de Lòria", 1.4914, 42.4637, ["Avinguda Verge de Canòlich", "Avinguda Rocafort", "Carrer de les Escoles"]],
      ["Encamp", 1.5827, 42.536, ["Avinguda de Joan Martí", "Avinguda de François Mitterrand", "Carrer de la Plana"]],
      ["La Massana", 1.5148, 42.5449, ["Avinguda Sant Antoni", "Avinguda del Ravell", "Carrer dels Plans"]],
      ["Ordino", 1.5333, 42.5556, ["Avinguda del Casamanya", "Carretera de Segudet", "Carrer del Regat"]],
    ],
  },
  {
    instance: "MT",
    centre: "MLA",
    name: "Malta",
    share: 3,
    districts: [
      ["Birkirkara", 14.464, 35.896, ["Valley Road", "Naxxar Road", "Fleur-de-Lys Road"]],
      ["Mosta", 14.426, 35.909, ["Constitution Street", "Eucharistic Congress Road", "Gafar Street"]],
      ["Qormi", 14.472, 35.879, ["Mdina Road", "Victory Street", "St Sebastian Street"]],
    ],
  },
  {
    instance: "DE",
    centre: "BER",
    name: "Berlin",
    share: 4,
    districts: [
      ["Mitte", 13.39, 52.53, ["Invalidenstraße", "Chausseestraße", "Torstraße"]],
      ["Kreuzberg", 13.403, 52.498, ["Oranienstraße", "Gneisenaustraße", "Skalitzer Straße"]],
      ["Charlottenburg", 13.305, 52.508, ["Kantstraße", "Bismarckstraße", "Kurfürstendamm"]],
      ["Prenzlauer Berg", 13.424, 52.54, ["Schönhauser Allee", "Prenzlauer Allee", "Danziger Straße"]],
    ],
  },
  {
    instance: "BR",
    centre: "SAO",
    name: "São Paulo",
    share: 24,
    districts: [
      ["República", -46.643, -23.543, ["Avenida Ipiranga", "Avenida São Luís", "Rua do Arouche"]],
      ["Sé", -46.633, -23.549, ["Rua Boa Vista", "Rua São Bento", "Rua Direita"]],
      ["Bela Vista", -46.646, -23.56, ["Avenida Brigadeiro Luís Antônio", "Rua Treze de Maio", "Rua Rui Barbosa"]],
      ["Consolação", -46.656, -23.553, ["Rua da Consolação", "Rua Augusta", "Avenida Angélica"]],
      ["Santa Cecília", -46.654, -23.538, ["Alameda Barros", "Avenida São João", "Rua das Palmeiras"]],
      ["Liberdade", -46.634, -23.562, ["Rua da Glória", "Rua Galvão Bueno", "Avenida da Liberdade"]],
      ["Brás", -46.614, -23.543, ["Avenida Rangel Pestana", "Rua do Gasômetro", "Rua Oriente"]],
      ["Bom Retiro", -46.64, -23.527, ["Rua José Paulino", "Rua da Graça", "Rua dos Italianos"]],
    ],
  },
];

export const centreOf = ([, lon, lat]: District): Place => [lon, lat];

/** Distributes a total by the cities' shares, at least one each if possible. The parts add up to the total. */
export function divide(total: number): number[] {
  const sum = cities.reduce((all, { share }) => all + share, 0);
  const spare = Math.max(total - cities.length, 0);
  const exact = cities.map(({ share }) => (share * spare) / sum);
  const parts = exact.map((part, i) => Math.floor(part) + (i < total ? 1 : 0));
  const byRest = exact.map((part, i) => [part % 1, i] as const).sort((a, b) => b[0] - a[0]);
  let left = total - parts.reduce((all, part) => all + part, 0);
  for (const [, i] of byRest) if (left-- > 0) parts[i]!++;
  return parts;
}
