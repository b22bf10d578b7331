export type School = {
  title: string;
  abbrev: string;
  mascot: string;
  town: string;
  state: string;
  timezone: string;
  color: string;
  trim: string;
  aliases: string[];
};

const zones: Record<string, string> = {
  C: 'America/Chicago',
  E: 'America/New_York',
  M: 'America/Denver',
  P: 'America/Los_Angeles',
  A: 'America/Phoenix',
  H: 'Pacific/Honolulu',
};

// title | abbreviation | nickname | town | state | zone | colours | other names
const lines = `
Ashgrove State|ASU|Badgers of Ashgrove|Ashgrove|Ill.|C|#7a1f2b #f3e9d2|Ashgrove St.; Ashgrove
Belmarsh|BEL|Otters|Belmarsh|Wis.|C|#0f5c63 #f5d76e|Belmarsh University
Copperfield|COP|Miners|Copperfield|Mich.|E|#8a4b1f #f0e0c8|Copperfield U.
Dunmore Tech|DMT|Foundrymen|Dunmore|Ohio|E|#2b2f77 #c7ccd6|Dunmore Institute of Technology
Eastmoor|EAS|Kestrels|Eastmoor|Ind.|E|#14532d #f4f4f4|Eastmoor University
Fallow River|FRU|Stags|Fallow River|Iowa|C|#5a3210 #e9c46a|Fallow River Univ.
Granite State Polytechnic|GSP|Hammers|Quarry Lake|Minn.|C|#3b3f46 #e63946|Granite Poly; Granite State
Harrow|HAR|Lancers|Harrow|Mo.|C|#4c1d95 #fde68a|Harrow College
Inland|INL|Pilots|New Avalon|Ill.|C|#0b4f8a #ffffff|Inland University
Kinnick|KIN|Plainsmen|Kinnick|Iowa|C|#b91c1c #1f2937|Univ. of Kinnick
Marrow Bay|MBU|Gales|Marrow Bay|Wis.|C|#0e7490 #fbbf24|Marrow Bay Univ.
Northern Calderwood|NCU|Timberjacks|Calderwood|Minn.|C|#166534 #facc15|N. Calderwood; Calderwood
Ridgeway|RID|Rams|Ridgeway|Ky.|E|#1e3a8a #f97316|Ridgeway University
University of Saint Bartholomew at Cold Spring Landing|USB|Friars|Cold Spring Landing|Minn.|C|#581c87 #eab308|St. Bartholomew; USBCSL; Saint Bart's
Southwestern Agricultural and Mechanical University at Little Prairie|SWAM|Threshers|Little Prairie|Texas|C|#7f1d1d #ffffff|Southwestern A&M; SW A&M
Massachusetts Bay Maritime|MBM|Clippers|Osprey Harbor|Mass.|E|#1e293b #38bdf8|Mass Bay Maritime
Oxbow|OXB|Herders|Oxbow|Neb.|C|#c2410c #fff7ed|Oxbow College
Sable Point|SPU|Foxes|Sable Point|Maine|E|#111827 #f59e0b|Sable Pt.
Tamarack|TAM|Moose|Tamarack|Minn.|C|#365314 #fef3c7|Tamarack University
Vesper|VES|Nighthawks|Vesper|Kan.|C|#312e81 #a5b4fc|Vesper College
Westbrook|WBK|Wolves|Westbrook Falls|Pa.|E|#374151 #93c5fd|Westbrook University
Blue Mesa|BMU|Coyotes|Blue Mesa|Ariz.|A|#1d4ed8 #fdba74|Blue Mesa Univ.
Santa Elena|SEU|Condors|Santa Elena|Calif.|P|#9f1239 #fde047|Santa Elena University
Mount Orrin|MOU|Bears|Mount Orrin|Wash.|P|#064e3b #ffffff|Mt. Orrin
Pelican Coast|PCU|Pelicans|Ballard Mills|Fla.|E|#0369a1 #fb923c|Pelican Coast University
Hanauma State|HSU|Voyagers|Hanauma|Hawaii|H|#be123c #0d9488|Hanauma St.
Larkspur|LRK|Larks|Larkspur|Tenn.|C|#6d28d9 #e9d5ff|Larkspur College
Stonebridge|STB|Masons|Stonebridge|Conn.|E|#57534e #fbbf24|Stonebridge Univ.
Three Forks|TFK|Trout|Three Forks|Mont.|M|#0f766e #fecaca|Three Forks State
Fenwick|FEN|Falcons|Fenwick|N.J.|E|#7c2d12 #fed7aa|Fenwick University
Ballard|BAL|Bulls|Ballard Mills|Ga.|E|#991b1b #d1d5db|Ballard College
Cedar Notch|CNC|Cedars|Cedar Notch|Vt.|E|#15803d #fef9c3|Cedar Notch College
Halden|HAL|Vikings of Halden|Halden|N.D.|C|#1e40af #fcd34d|Halden State
Quarry Lake|QLU|Loons|Quarry Lake|Minn.|C|#155e75 #e2e8f0|Quarry Lake Univ.
Harmony Grove|HGC|Singers|Harmony Grove|Ohio|E|#a21caf #fae8ff|Harmony Grove College
Silver Creek State|SCS|Prospectors|Silver Creek|Nev.|P|#4b5563 #d4d4d8|Silver Creek St.
New Avalon|NAV|Knights|New Avalon|N.C.|E|#1e3a5f #c9a227|New Avalon Univ.
Rosedale|ROS|Roses|Rosedale Heights|Calif.|P|#be185d #fdf2f8|Rosedale University
Copper Ridge|CPR|Rattlers|Copper Ridge|N.M.|M|#b45309 #0f172a|Copper Ridge College
Bellweather|BWU|Bellringers|Bellweather|Va.|E|#1c1917 #eab308|Bellweather University
Maple Hollow|MHC|Maples|Maple Hollow|N.H.|E|#dc2626 #fef2f2|Maple Hollow College
Orchard Valley|OVU|Orioles|Orchard Valley|Mich.|E|#ea580c #1c1917|Orchard Valley Univ.
Prairie Gate|PGU|Pronghorns|Prairie Gate|S.D.|C|#ca8a04 #1e3a8a|Prairie Gate University
Redstone|RED|Red Stones|Redstone|Utah|M|#b91c1c #f5f5f4|Redstone College
Juniper Basin|JBC|Jackrabbits|Juniper Basin|Idaho|M|#3f6212 #fef08a|Juniper Basin College
High Plains Christian|HPC|Shepherds|Lamar Flats|Colo.|M|#1e40af #ffffff|High Plains Christian College
Alpine Valley|AVC|Marmots|Alpine Valley|Colo.|M|#0c4a6e #bae6fd|Alpine Valley College
Sagebrush State|SBS|Antelopes|Sagebrush|Wyo.|M|#854d0e #fef3c7|Sagebrush St.
Desert Springs|DSC|Roadrunners|Desert Springs|N.M.|M|#c2410c #fde68a|Desert Springs College
Bitterroot Wesleyan|BWC|Elk|Hamlin|Mont.|M|#4d7c0f #ffffff|Bitterroot Wesleyan College
Snow Canyon|SNC|Ibex|Snow Canyon|Utah|M|#0891b2 #ecfeff|Snow Canyon College
Teller|TEL|Tommyknockers|Teller|Colo.|M|#52525b #facc15|Teller College
Grand Hogback|GHC|Hogs|Grand Hogback|Colo.|M|#9d174d #fbcfe8|Grand Hogback College
Cimarron Bend|CBC|Mustangs|Cimarron Bend|Okla.|C|#92400e #fde68a|Cimarron Bend College
Lady of the Snows|OLS|Lynx|Frisco Pass|Colo.|M|#1d4ed8 #dbeafe|Our Lady of the Snows College
Windom|WIN|Wrens|Windom|Minn.|C|#4338ca #c7d2fe|Windom College
Thornhill|THO|Thistles|Thornhill|N.Y.|E|#6b21a8 #86efac|Thornhill University
Keystone Valley|KVU|Arches|Dunmore|Pa.|E|#1f2937 #f87171|Keystone Valley Univ.
Lake Carriers Institute|LCI|Captains|Port Ellery|Wis.|C|#0c4a6e #f8fafc|Lake Carriers
Miramar International|MIU|Tides|Miramar|Fla.|E|#0e7490 #f9a8d4|Miramar Int'l`;

/** Fictional schools that the sample colleges meet. The first eleven are Lakeshore's conference, those from Redstone on mostly Pine Ridge's. */
export const schools: readonly School[] = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [title = '', abbrev = '', mascot = '', town = '', state = '', zone = 'C', colors = '', aliases = ''] =
      line.split('|');
    const [color = '#333333', trim = '#ffffff'] = colors.split(' ');
    return {
      title,
      abbrev,
      mascot: mascot.replace(/ of .*/, ''),
      town,
      state,
      timezone: zones[zone] ?? 'America/Chicago',
      color,
      trim,
      aliases: aliases.split('; '),
    };
  });
