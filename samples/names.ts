import type { Random } from './random.ts';

const list = (text: string) => text.trim().split(/\s*,\s*/);

const women =
  list(`Abigail, Alana, Amara, Amelia, Anika, Annika, Ashlyn, Aubrey, Ava, Beatriz, Brielle, Brooke, Camila, Carly, Celeste, Chloe, Claire,
  Dahlia, Daniela, Delaney, Elena, Elise, Emerson, Esme, Fatima, Fiona, Freya, Georgia, Grace, Hailey, Hannah, Harper, Imani, Ingrid, Isabel, Ivy, Jada,
  Jasmine, Joelle, Josie, Kaia, Keira, Kendall, Lainey, Leila, Lena, Lucia, Mackenzie, Maeve, Margot, Marisol, Maya, Mei, Mia, Nadia, Naomi, Nia, Noor,
  Olivia, Paige, Petra, Quinn, Rachel, Reagan, Riley, Rosa, Ruby, Sadie, Saoirse, Sasha, Simone, Skye, Sofia, Sydney, Talia, Tessa, Thea, Valentina,
  Vera, Willa, Ximena, Yara, Zoe, Zuri`);
const men =
  list(`Aaron, Adrian, Aiden, Alejandro, Amir, Anders, Andre, Asher, Austin, Beckett, Bennett, Brandon, Caleb, Cam, Carter, Chase, Cole, Colin,
  Cooper, Damien, Dante, Darius, DeShawn, Diego, Dominic, Eli, Elias, Emeka, Emmett, Ethan, Ezra, Felix, Finn, Gabriel, Gavin, Grant, Griffin, Hayden,
  Henrik, Hudson, Ian, Isaiah, Jabari, Jace, Jalen, Javier, Jonah, Jordan, Josiah, Kai, Keegan, Kofi, Landon, Leo, Levi, Liam, Luca, Malik, Marcus,
  Mateo, Micah, Miles, Nate, Nico, Noah, Oscar, Owen, Parker, Quincy, Rafael, Reid, Rhys, Roman, Ryder, Sam, Silas, Soren, Tate, Terrance, Theo, Trey,
  Tyson, Victor, Wes, Xavier, Zane`);
const last =
  list(`Abernathy, Acosta, Adeyemi, Albrecht, Alvarado, Anders, Aoki, Appleton, Arceneaux, Bachmann, Baptiste, Barlow, Beaumont, Bergstrom,
  Bianchi, Blackwood, Boateng, Bouchard, Brannigan, Brewster, Calloway, Carmichael, Castellanos, Chandra, Chukwu, Clearwater, Coleman, Cordova,
  Costigan, Crawley, Dalgaard, Danforth, Delacroix, Diallo, Dombrowski, Donovan, Dunleavy, Eastman, Echeverria, Ekholm, Ellery, Engstrom, Espinoza,
  Fairbanks, Farrow, Fitzgerald, Flores, Fontaine, Foster, Fujimoto, Gallagher, Garrity, Goldberg, Granger, Guerrero, Haddad, Hale, Halvorsen, Hargrove,
  Hathaway, Hendricks, Holloway, Huang, Ibarra, Iverson, Jankowski, Jefferson, Jimenez, Kaminski, Kapoor, Keating, Kessler, Kowalczyk, Kruger, Lachance,
  Lindqvist, Lockhart, Lombardi, Mackey, Maddox, Marchetti, Mbeki, McAllister, McBride, Mendoza, Mercer, Merriweather, Montague, Moreau, Nakamura,
  Navarro, Nguyen, Novak, Obi, Odom, Okafor, Olmstead, Ortega, Osei, Padilla, Palmer, Park, Pemberton, Pettersen, Pham, Pruitt, Quigley, Quintero,
  Ramsey, Rasmussen, Reyes, Ridley, Rosario, Rourke, Sandoval, Santiago, Schaefer, Schmitt, Serrano, Sinclair, Sokolov, Stafford, Stanton, Sullivan,
  Tanaka, Thackeray, Thibodeaux, Toivonen, Tran, Underwood, Valdez, Vance, Vandenberg, Vasquez, Villanueva, Wadsworth, Walcott, Washington, Weatherby,
  Whitaker, Wojcik, Wolfe, Yamamoto, Yates, Yilmaz, Zabriskie, Zamora, Zielinski, O'Brien, O'Malley, St. Clair, Van der Berg, De la Cruz, Smith-Rowe,
  Ochoa-Bell, Harrington-Vale`);
const suffixes = ['Jr.', 'II', 'III'];

export type Gender = 'm' | 'f' | 'g';
/** Whom a first name is given to in these lists; undefined for both and for unknown names. */
export function genderOfName(firstName: string): 'm' | 'f' | undefined {
  const [isWoman, isMan] = [women.includes(firstName), men.includes(firstName)];
  return isWoman === isMan ? undefined : isWoman ? 'f' : 'm';
}

export type Name = { firstName: string; lastName: string };

export function drawName(random: Random, gender: Gender): Name {
  const first = gender === 'f' || (gender === 'g' && random.chance(0.5)) ? women : men;
  const lastName = random.pick(last);
  return {
    firstName: random.pick(first),
    lastName: first === men && random.chance(0.02) ? `${lastName} ${random.pick(suffixes)}` : lastName,
  };
}
