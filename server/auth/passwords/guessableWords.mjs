// Words that attackers try first in this trade and that the dictionaries of zxcvbn-ts lack or rank low. Lower case; the check also
// compares without accents, so each word is written once.

const product = ["atalaya", "mapfre"];

const roles = [
  "operador, operadora, supervisor, supervisora, administrador, administradora, coordinador, proveedor, prestador, cliente, usuario",
  "operator, dispatcher, administrator, provider, supplier, customer, username",
  "prestadora, fornecedor, utilizador, usuário, administração",
  "opérateur, opératrice, superviseur, administrateur, prestataire, fournisseur, utilisateur",
  "operatore, operatrice, supervisore, amministratore, fornitore, utente",
  "betreiber, disponent, leitstelle, verwalter, dienstleister, benutzer, kunde",
  "proveïdor, usuari, administradors",
  "χειριστής, επόπτης, διαχειριστής, πάροχος, πελάτης, χρήστης",
  "operatör, yönetici, tedarikçi, müşteri, kullanıcı",
];

const trade = [
  "asistencia, siniestro, siniestros, expediente, grúa, grúas, remolque, taller, seguro, seguros, póliza, avería, carretera, ambulancia",
  "assistance, claim, claims, roadside, breakdown, towing, towtruck, insurance, policy, accident, ambulance, emergency, dashboard",
  "assistência, sinistro, sinistros, reboque, guincho, oficina, seguradora, apólice, avaria, estrada",
  "sinistre, dépannage, dépanneuse, remorquage, assurance, assurances, constat, panne",
  "assistenza, sinistri, carroattrezzi, soccorso, assicurazione, polizza, guasto, officina",
  "schaden, schadensfall, pannenhilfe, abschleppwagen, abschleppdienst, versicherung, werkstatt, unfall, notruf",
  "assistència, sinistres, assegurança, assegurances, pòlissa, avaria, carretera, remolc",
  "βοήθεια, οδική, ζημιά, ατύχημα, γερανός, ασφάλεια, ασφάλιση, ασφαλιστική, συνεργείο, βλάβη",
  "yardım, yolyardım, hasar, kaza, çekici, sigorta, poliçe, arıza, servis, ambulans",
];

const places = [
  "españa, madrid, barcelona, valencia, sevilla, zaragoza, bilbao, majadahonda, catalunya, espanya",
  "portugal, lisboa, lisbon, porto, coimbra, braga",
  "brasil, brazil, brasilia, sãopaulo, riodejaneiro, curitiba",
  "italia, italy, roma, milano, torino, napoli, verona",
  "france, paris, lyon, marseille, toulouse, bordeaux",
  "deutschland, germany, berlin, hamburg, münchen, frankfurt, köln",
  "ελλάδα, ελλάς, hellas, ellada, greece, αθήνα, athina, athens, θεσσαλονίκη, thessaloniki, πάτρα, patra",
  "türkiye, turkey, istanbul, ankara, izmir, antalya, bursa",
  "america, europa, europe, argentina, chile, colombia, mexico, méxico, peru, malta",
];

/** Words that people choose when they must set a password: the word itself, greetings, seasons, months, weekdays. */
const habits = [
  "contraseña, clave, acceso, hola, bienvenido, bienvenida, verano, invierno, otoño, primavera, cambiar, temporal",
  "password, passwort, welcome, letmein, changeme, hello, summer, winter, autumn, spring, secret, access, temporary",
  "senha, palavrapasse, bemvindo, olá, verão, inverno, outono, acesso, mudar",
  "motdepasse, bonjour, bienvenue, été, hiver, automne, printemps, soleil",
  "ciao, benvenuto, estate, inverno, autunno, accesso, segreto",
  "kennwort, hallo, willkommen, zugang, geheim, sommer, herbst, frühling, fruehling",
  "januar, februar, märz, april, mai, juni, juli, august, september, oktober, november, dezember",
  "montag, dienstag, mittwoch, donnerstag, freitag, samstag, sonntag",
  "contrasenya, benvingut, benvinguda, bondia, accés, estiu, hivern, tardor, primavera",
  "gener, febrer, març, abril, maig, juny, juliol, agost, setembre, octubre, novembre, desembre",
  "dilluns, dimarts, dimecres, dijous, divendres, dissabte, diumenge",
  "κωδικός, kodikos, γεια, γειασου, καλημέρα, kalimera, καλησπέρα, kalispera, καλώς, άνοιξη, anoixi",
  "καλοκαίρι, kalokairi, φθινόπωρο, fthinoporo, χειμώνας, xeimonas, cheimonas, πρόσβαση, μυστικό",
  "ιανουάριος, φεβρουάριος, μάρτιος, απρίλιος, μάιος, ιούνιος, ιούλιος, αύγουστος, σεπτέμβριος, οκτώβριος, νοέμβριος, δεκέμβριος",
  "δευτέρα, τρίτη, τετάρτη, πέμπτη, παρασκευή, σάββατο, κυριακή",
  "şifre, parola, merhaba, selam, hoşgeldin, hoşgeldiniz, giriş, gizli, günaydın, güneş",
  "ilkbahar, bahar, yaz, sonbahar, kış, ocak, şubat, mart, nisan, mayıs, haziran, temmuz, ağustos, eylül, ekim, kasım, aralık",
  "pazartesi, salı, çarşamba, perşembe, cuma, cumartesi, pazar",
];

/** First names and words of daily life in the languages without a dictionary in zxcvbn-ts. */
const moreWords = [
  "jordi, montserrat, oriol, mireia, núria, arnau, meritxell, barça, visca, amor, família, casa, estrella",
  "γιώργος, giorgos, μαρία, maria, γιάννης, giannis, ελένη, eleni, κώστας, kostas, δημήτρης, dimitris, νίκος, nikos, κατερίνα, katerina",
  "αγάπη, agapi, οικογένεια, ουρανός, θάλασσα, thalassa, ήλιος, ilios, ολυμπιακός, olympiakos, παναθηναϊκός, panathinaikos",
  "mehmet, mustafa, ahmet, fatma, ayşe, emine, hatice, zeynep, elif, yusuf, murat, hüseyin",
  "seviyorum, aşkım, canım, aile, deniz, gökyüzü, yıldız, fenerbahçe, galatasaray, beşiktaş, trabzonspor",
];

/** Removes accents, and the dot of the Turkish i. */
export const withoutAccents = (/** @type {string} */ text) =>
  text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ı", "i").normalize("NFC");

/** Several short lists, because an estimate grows with the place of a word in its list. */
export const guessableWords = [product.join(", "), ...habits, ...places, ...roles, ...trade, ...moreWords].map((line) => [
  ...new Set(line.split(", ").flatMap((word) => [word, withoutAccents(word)])),
]);
