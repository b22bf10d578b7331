/** The zone of most of a state or province, and the towns that have another. */
export type RegionZones = readonly [main: string, others?: Readonly<Record<string, string>>];

/**
 * Zones of the states, provinces and territories of the United States and Canada. The towns are those of GeoNames (CC BY 4.0)
 * with at least 1,000 inhabitants whose clocks differ from those of most of their region by the zone borders of
 * timezone-boundary-builder.
 */
export const regionZones: Readonly<Record<string, RegionZones>> = {
  Alabama: [
    'America/Chicago',
    {
      'America/New_York': 'Huguley, Ladonia, Lanett, Phenix City, Smiths Station, Valley',
    },
  ],
  Alaska: ['America/Anchorage'],
  Arizona: [
    'America/Phoenix',
    {
      'America/Denver': `
        Chinle, Dilkon, Fort Defiance, Ganado, Houck, Kaibito, Kayenta, Lukachukai, Many Farms, Saint Michaels,
        Tsaile, Tuba City, Window Rock
      `,
    },
  ],
  Arkansas: ['America/Chicago'],
  California: ['America/Los_Angeles'],
  Colorado: ['America/Denver'],
  Connecticut: ['America/New_York'],
  Delaware: ['America/New_York'],
  'District of Columbia': ['America/New_York'],
  Florida: [
    'America/New_York',
    {
      'America/Chicago': `
        Bagdad, Bellview, Blountstown, Bonifay, Brent, Callaway, Cantonment, Cedar Grove, Century, Chipley,
        Crestview, DeFuniak Springs, Destin, East Milton, East Pensacola Heights, Eglin Air Force Base,
        Eglin Village, Ensley, Ferry Pass, Fort Walton Beach, Freeport, Gonzalez, Goulding, Graceville,
        Gulf Breeze, Hiland Park, Holley, Laguna Beach, Lake Lorraine, Lower Grand Lagoon, Lynn Haven, Malone,
        Marianna, Mary Esther, Mexico Beach, Midway, Milton, Miramar Beach, Molino, Myrtle Grove, Navarre,
        Niceville, Ocean City, Oriole Beach, Pace, Panama City, Panama City Beach, Parker, Pensacola,
        Point Baker, Pretty Bayou, Seaside, Sneads, Springfield, Tiger Point, Tyndall Air Force Base,
        Upper Grand Lagoon, Valparaiso, Wallace, Warrington, West Pensacola, Wewahitchka, Woodlawn Beach,
        Wright, Youngstown
      `,
    },
  ],
  Georgia: ['America/New_York'],
  Hawaii: ['Pacific/Honolulu'],
  Idaho: [
    'America/Boise',
    {
      'America/Los_Angeles': `
        Bonners Ferry, Coeur d'Alene, Dalton Gardens, Grangeville, Hayden, Kamiah, Kellogg, Lapwai, Lewiston,
        Lewiston Orchards, Moscow, Orofino, Osburn, Pinehurst, Plummer, Ponderay, Post Falls, Priest River,
        Rathdrum, Saint Maries, Sandpoint, Spirit Lake
      `,
    },
  ],
  Illinois: ['America/Chicago'],
  Indiana: [
    'America/Indiana/Indianapolis',
    {
      'America/Chicago': `
        Aberdeen, Bass Lake, Boonville, Burns Harbor, Cannelton, Cedar Lake, Chandler, Chesterton, Crown Point,
        Darmstadt, DeMotte, Dyer, East Chicago, Evansville, Fish Lake, Fort Branch, Gary, Goodland, Griffith,
        Hammond, Haubstadt, Hebron, Highland, Hobart, Hudson Lake, Kentland, Kingsford Heights, Knox,
        Koontz Lake, Kouts, La Porte, Lake Dalecarlia, Lake Station, Lakes of the Four Seasons, Long Beach,
        Lowell, Melody Hill, Merrillville, Michigan City, Morocco, Munster, New Chicago, Newburgh, North Judson,
        Oakland City, Ogden Dunes, Owensville, Portage, Porter, Poseyville, Princeton, Remington, Rensselaer,
        Rockport, Roselawn, Saint John, Santa Claus, Schererville, Shorewood Forest, South Haven, Tell City,
        Trail Creek, Valparaiso, Wanatah, Westville, Whiting, Winfield
      `,
    },
  ],
  Iowa: ['America/Chicago'],
  Kansas: [
    'America/Chicago',
    {
      'America/Denver': 'Goodland, Syracuse',
    },
  ],
  Kentucky: [
    'America/New_York',
    {
      'America/Chicago': `
        Albany, Auburn, Beaver Dam, Benton, Bowling Green, Breckinridge Center, Burkesville, Cadiz,
        Calvert City, Cave City, Central City, Clay, Clinton, Cloverport, Columbia, Dawson Springs, Earlington,
        Eddyville, Edmonton, Elkton, Farley, Fort Campbell North, Franklin, Fulton, Glasgow, Greensburg,
        Greenville, Guthrie, Hardinsburg, Hartford, Hawesville, Henderson, Hendron, Hickman, Hopkinsville,
        Horse Cave, Irvington, Jamestown, Knottsville, La Center, Ledbetter, Leitchfield, Lewisport, Livermore,
        Madisonville, Marion, Masonville, Massac, Mayfield, Morganfield, Morgantown, Munfordville,
        Murray, Nortonville, Oak Grove, Owensboro, Paducah, Plano, Princeton, Reidland, Russell Springs,
        Russellville, Scottsville, Sebree, Sturgis, Tompkinsville
      `,
    },
  ],
  Louisiana: ['America/Chicago'],
  Maine: ['America/New_York'],
  Maryland: ['America/New_York'],
  Massachusetts: ['America/New_York'],
  Michigan: [
    'America/Detroit',
    {
      'America/Menominee': `
        Bessemer, Crystal Falls, Iron Mountain, Iron River, Ironwood, Kingsford, Menominee, Norway, Quinnesec,
        Stambaugh, Wakefield
      `,
    },
  ],
  Minnesota: ['America/Chicago'],
  Mississippi: ['America/Chicago'],
  Missouri: ['America/Chicago'],
  Montana: ['America/Denver'],
  Nebraska: [
    'America/Chicago',
    {
      'America/Denver': `
        Alliance, Bayard, Bridgeport, Chadron, Gering, Gordon, Grant, Imperial, Kimball, Mitchell, Ogallala,
        Scottsbluff, Sidney, Terrytown
      `,
    },
  ],
  Nevada: [
    'America/Los_Angeles',
    {
      'America/Denver': 'West Wendover',
    },
  ],
  'New Hampshire': ['America/New_York'],
  'New Jersey': ['America/New_York'],
  'New Mexico': ['America/Denver'],
  'New York': ['America/New_York'],
  'North Carolina': ['America/New_York'],
  'North Dakota': [
    'America/Chicago',
    {
      'America/Denver': 'Beach, Belfield, Bowman, Dickinson, Hettinger, Killdeer',
    },
  ],
  Ohio: ['America/New_York'],
  Oklahoma: ['America/Chicago'],
  Oregon: [
    'America/Los_Angeles',
    {
      'America/Boise': 'Nyssa, Ontario, Vale',
    },
  ],
  Pennsylvania: ['America/New_York'],
  'Rhode Island': ['America/New_York'],
  'South Carolina': ['America/New_York'],
  'South Dakota': [
    'America/Chicago',
    {
      'America/Denver': `
        Belle Fourche, Blackhawk, Box Elder, Colonial Pine Hills, Custer, Deadwood, Eagle Butte, Fort Pierre,
        Hot Springs, Lead, Lemmon, Martin, North Eagle Butte, North Spearfish, Oglala, Pine Ridge, Porcupine,
        Rapid City, Rapid Valley, Spearfish, Sturgis, Summerset
      `,
    },
  ],
  Tennessee: [
    'America/Chicago',
    {
      'America/New_York': `
        Alcoa, Apison, Athens, Banner Hill, Bean Station, Benton, Blaine, Bloomingdale, Blountville, Bluff City,
        Bristol, Caryville, Chattanooga, Church Hill, Cleveland, Clinton, Coalfield, Collegedale,
        Colonial Heights, Condon, Dandridge, Dayton, Decatur, Eagleton Village, East Brainerd, East Chattanooga,
        East Cleveland, East Ridge, Elizabethton, Erwin, Etowah, Fairmount, Fall Branch, Falling Water,
        Farragut, Fincastle, Gatlinburg, Gray, Graysville, Greenback, Greeneville, Harriman, Harrison,
        Harrogate, Hopewell, Hunter, Huntsville, Jacksboro, Jefferson City, Jellico, Johnson City, Jonesborough,
        Kingsport, Kingston, Knoxville, LaFollette, Lakesite, Lenoir City, Lookout Mountain, Loudon, Louisville,
        Luttrell, Madisonville, Maryville, Mascot, Maynardville, Middle Valley, Midtown, Midway, Morristown,
        Mosheim, Mount Carmel, Mountain City, Mowbray Mountain, New Market, New Tazewell, Newport, Norris,
        Oak Grove, Oak Ridge, Oliver Springs, Oneida, Pigeon Forge, Pine Crest, Plainview, Red Bank,
        Roan Mountain, Rockwood, Rocky Top, Rogersville, Rutledge, Sale Creek, Sevierville, Seymour,
        Signal Mountain, Sneedville, Soddy-Daisy, South Cleveland, Spring City, Spurgeon, Surgoinsville,
        Sweetwater, Tazewell, Tellico Village, Tusculum, Unicoi, Vonore, Walden, Walnut Hill, White Pine,
        Wildwood, Wildwood Lake
      `,
    },
  ],
  Texas: [
    'America/Chicago',
    {
      'America/Denver': `
        Agua Dulce, Anthony, Canutillo, Clint, El Paso, Fabens, Fort Bliss, Fort Hancock,
        Homestead Meadows North, Homestead Meadows South, Horizon City, San Elizario, Socorro,
        Socorro Mission Number 1 Colonia, Sparks, Tornillo, Vinton, Westway
      `,
    },
  ],
  Utah: ['America/Denver'],
  Vermont: ['America/New_York'],
  Virginia: ['America/New_York'],
  Washington: ['America/Los_Angeles'],
  'West Virginia': ['America/New_York'],
  Wisconsin: ['America/Chicago'],
  Wyoming: ['America/Denver'],
  Quebec: [
    'America/Toronto',
    {
      'America/Blanc-Sablon': 'Saint-Augustin',
    },
  ],
  Saskatchewan: ['America/Regina'],
  Yukon: ['America/Whitehorse'],
  'Northwest Territories': ['America/Edmonton'],
  Nunavut: [
    'America/Iqaluit',
    {
      'America/Cambridge_Bay': 'Gjoa Haven, Kugluktuk',
      'America/Rankin_Inlet': 'Rankin Inlet',
    },
  ],
  Alberta: ['America/Edmonton'],
  'British Columbia': [
    'America/Vancouver',
    {
      'America/Edmonton': 'Cranbrook, Elkford, Fernie, Golden, Invermere, Kimberley, Sparwood',
      'America/Dawson_Creek': 'Chetwynd, Creston, Dawson Creek, Fort Nelson, Fort St. John, Tumbler Ridge',
    },
  ],
  Manitoba: ['America/Winnipeg'],
  'New Brunswick': ['America/Moncton'],
  'Newfoundland and Labrador': [
    'America/St_Johns',
    {
      'America/Goose_Bay': 'Happy Valley-Goose Bay, Labrador City',
    },
  ],
  'Nova Scotia': ['America/Halifax'],
  Ontario: [
    'America/Toronto',
    {
      'America/Winnipeg': 'Dryden, Ear Falls, Fort Frances, Kenora, Red Lake, Sioux Lookout',
      'America/Atikokan': 'Atikokan',
    },
  ],
  'Prince Edward Island': ['America/Halifax'],
  'Puerto Rico': ['America/Puerto_Rico'],
  'U.S. Virgin Islands': ['America/St_Thomas'],
  Guam: ['Pacific/Guam'],
  'American Samoa': ['Pacific/Pago_Pago'],
  'Northern Mariana Islands': ['Pacific/Saipan'],
};
