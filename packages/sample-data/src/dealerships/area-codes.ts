import { type StateName, stateNames } from "@nev/contract";
import { approximateMiles } from "./distance.js";
import type { TownZipCode } from "./towns.js";

/** Returns the telephone area code of a ZIP code. */
type FindAreaCode = (state: StateName, zipCode: TownZipCode) => string;

/**
 * Creates a lookup of area codes. It returns the code of the ZIP code's town in `areaCodes`, or of the
 * nearest town there, so that a dealer in Naples has a number in Naples and not in Pensacola.
 */
export function createAreaCodeLookup(
	zipCodes: ReadonlyMap<StateName, readonly TownZipCode[]>,
): FindAreaCode {
	const towns = new Map(
		stateNames.map((state) => [state, townsWithAreaCode(state, zipCodes.get(state) ?? [])]),
	);

	return (state, zipCode) => {
		const [first, ...others] = towns.get(state) ?? [];
		if (first === undefined) {
			throw new Error(`No town in ${state} has an area code. Add one to area-codes.ts.`);
		}
		const milesTo = (town: TownZipCode) =>
			town.city === zipCode.city ? 0 : approximateMiles(zipCode, town);
		return others.reduce(
			(nearest, town) => (milesTo(town) < milesTo(nearest) ? town : nearest),
			first,
		).areaCode;
	};
}

/** The towns of a state in `areaCodes`, each at its first ZIP code. */
function townsWithAreaCode(state: StateName, zipCodes: readonly TownZipCode[]) {
	return areaCodes[state].split(", ").flatMap((entry) => {
		const [areaCode, city] = [entry.slice(0, 3), entry.slice(4)];
		const zipCode = zipCodes.find((candidate) => candidate.city === city);
		return zipCode === undefined ? [] : [{ areaCode, ...zipCode }];
	});
}

/**
 * The telephone area codes of each state, with towns that use them. A code that covers a large area is
 * listed with several towns. Overlay codes are omitted.
 */
export const areaCodes: Record<StateName, string> = {
	Alabama:
		"205 Birmingham, 205 Tuscaloosa, 251 Mobile, 256 Huntsville, 256 Gadsden, 256 Anniston, 334 Montgomery, 334 Dothan, 334 Auburn",
	Alaska: "907 Anchorage",
	Arizona:
		"480 Mesa, 480 Scottsdale, 520 Tucson, 520 Casa Grande, 520 Sierra Vista, 520 Nogales, 602 Phoenix, 623 Glendale, 623 Sun City, 928 Flagstaff, 928 Yuma, 928 Prescott, 928 Kingman, 928 Lake Havasu City, 928 Payson, 928 Safford, 928 Show Low, 928 Wickenburg, 928 Quartzsite",
	Arkansas:
		"479 Fort Smith, 479 Fayetteville, 479 Russellville, 501 Little Rock, 501 Hot Springs National Park, 501 Searcy, 870 Jonesboro, 870 Pine Bluff, 870 Mountain Home, 870 Camden, 870 Hope, 870 West Memphis",
	California:
		"209 Stockton, 209 Modesto, 209 Merced, 213 Los Angeles, 310 Santa Monica, 310 Torrance, 408 San Jose, 415 San Francisco, 415 San Rafael, 510 Oakland, 510 Fremont, 530 Redding, 530 Chico, 530 Davis, 530 Yuba City, 530 South Lake Tahoe, 530 Susanville, 559 Fresno, 559 Visalia, 562 Long Beach, 562 Whittier, 619 San Diego, 619 Chula Vista, 619 El Cajon, 626 Pasadena, 626 West Covina, 650 San Mateo, 650 Palo Alto, 661 Bakersfield, 661 Lancaster, 661 Santa Clarita, 707 Santa Rosa, 707 Eureka, 707 Vallejo, 707 Napa, 714 Anaheim, 714 Santa Ana, 714 Orange, 714 Huntington Beach, 760 Oceanside, 760 Escondido, 760 Palm Springs, 760 Indio, 760 Victorville, 760 Barstow, 760 El Centro, 760 Bishop, 760 Ridgecrest, 760 Blythe, 805 Santa Barbara, 805 Oxnard, 805 Santa Maria, 805 San Luis Obispo, 818 Burbank, 818 Van Nuys, 831 Salinas, 831 Santa Cruz, 858 La Jolla, 909 San Bernardino, 909 Ontario, 909 Pomona, 916 Sacramento, 916 Roseville, 925 Concord, 925 Livermore, 949 Irvine, 949 Laguna Beach, 951 Riverside, 951 Corona, 951 Temecula, 951 Hemet",
	Colorado:
		"303 Denver, 303 Boulder, 719 Colorado Springs, 719 Pueblo, 719 Alamosa, 970 Fort Collins, 970 Greeley, 970 Grand Junction, 970 Durango, 970 Vail, 970 Steamboat Springs",
	Connecticut:
		"203 New Haven, 203 Bridgeport, 203 Danbury, 203 Stamford, 203 Waterbury, 860 Hartford, 860 Groton, 860 Torrington, 860 Middletown",
	Delaware: "302 Wilmington",
	Florida:
		"239 Fort Myers, 239 Naples, 305 Miami, 305 Key West, 321 Melbourne, 321 Titusville, 352 Gainesville, 352 Ocala, 352 The Villages, 352 Spring Hill, 352 Clermont, 386 Daytona Beach, 386 Palm Coast, 386 Lake City, 407 Orlando, 407 Kissimmee, 407 Sanford, 561 West Palm Beach, 561 Boca Raton, 727 Saint Petersburg, 727 Clearwater, 727 New Port Richey, 772 Port Saint Lucie, 772 Vero Beach, 813 Tampa, 813 Zephyrhills, 850 Tallahassee, 850 Madison, 850 Perry, 850 Pensacola, 850 Panama City, 850 Fort Walton Beach, 863 Lakeland, 863 Sebring, 863 Okeechobee, 904 Jacksonville, 904 Saint Augustine, 941 Sarasota, 941 Punta Gorda, 954 Fort Lauderdale, 954 Hollywood",
	Georgia:
		"229 Albany, 229 Valdosta, 404 Atlanta, 478 Macon, 478 Dublin, 706 Augusta, 706 Columbus, 706 Athens, 706 Rome, 706 Dalton, 770 Marietta, 770 Newnan, 770 Gainesville, 770 Lawrenceville, 770 Peachtree City, 912 Savannah, 912 Brunswick, 912 Statesboro, 912 Waycross",
	Hawaii: "808 Honolulu",
	Idaho: "208 Boise",
	Illinois:
		"217 Springfield, 217 Champaign, 217 Decatur, 217 Quincy, 309 Peoria, 309 Rock Island, 309 Bloomington, 312 Chicago, 618 Carbondale, 618 Belleville, 630 Naperville, 630 Aurora, 708 Oak Lawn, 708 Chicago Heights, 815 Rockford, 815 Joliet, 815 Crystal Lake, 847 Schaumburg, 847 Waukegan, 847 Evanston",
	Indiana:
		"219 Gary, 219 Valparaiso, 260 Fort Wayne, 317 Indianapolis, 574 South Bend, 574 Elkhart, 765 Lafayette, 765 Muncie, 765 Kokomo, 765 Anderson, 765 Richmond, 812 Evansville, 812 Bloomington, 812 Terre Haute, 812 Columbus, 812 Jeffersonville",
	Iowa: "319 Cedar Rapids, 319 Waterloo, 515 Des Moines, 515 Ames, 515 Clarion, 563 Davenport, 563 Dubuque, 563 Clinton, 641 Mason City, 641 Fairfield, 712 Sioux City, 712 Council Bluffs",
	Kansas:
		"316 Wichita, 620 Hutchinson, 620 Liberal, 785 Topeka, 785 Manhattan, 785 Salina, 785 Lawrence, 913 Overland Park, 913 Kansas City",
	Kentucky:
		"270 Bowling Green, 270 Owensboro, 270 Paducah, 270 Elizabethtown, 502 Louisville, 502 Frankfort, 606 Ashland, 606 Somerset, 606 London, 606 Hazard, 606 Pikeville, 859 Lexington, 859 Covington, 859 Danville",
	Louisiana:
		"225 Baton Rouge, 318 Shreveport, 318 Monroe, 318 Alexandria, 337 Lafayette, 337 Lake Charles, 504 New Orleans, 985 Houma, 985 Slidell, 985 Hammond, 985 Covington",
	Maine: "207 Portland",
	Maryland:
		"301 Rockville, 301 Frederick, 301 Hagerstown, 301 Cumberland, 301 Waldorf, 301 Hyattsville, 410 Baltimore, 410 Annapolis, 410 Columbia, 410 Salisbury, 410 Easton",
	Massachusetts:
		"413 Springfield, 413 Pittsfield, 508 Worcester, 508 Framingham, 508 Brockton, 508 New Bedford, 508 Plymouth, 508 Falmouth, 508 Nantucket, 617 Boston, 617 Quincy, 617 Cambridge, 781 Waltham, 781 Lynn, 781 Braintree, 978 Lowell, 978 Gloucester, 978 Westminster",
	Michigan:
		"231 Traverse City, 231 Muskegon, 248 Troy, 248 Pontiac, 248 Novi, 248 Farmington, 269 Kalamazoo, 269 Battle Creek, 269 Benton Harbor, 313 Detroit, 517 Lansing, 517 Jackson, 586 Warren, 586 Macomb, 616 Grand Rapids, 616 Holland, 734 Ann Arbor, 734 Livonia, 734 Monroe, 810 Flint, 810 Port Huron, 906 Eckerman, 989 Saginaw, 989 Mount Pleasant, 989 Gaylord",
	Minnesota:
		"218 Duluth, 218 Moorhead, 218 Bemidji, 218 Fergus Falls, 320 Saint Cloud, 507 Rochester, 507 Mankato, 612 Minneapolis, 651 Saint Paul, 763 Osseo, 952 Eden Prairie",
	Mississippi:
		"228 Gulfport, 228 Pascagoula, 601 Jackson, 601 Hattiesburg, 601 Meridian, 601 Natchez, 662 Tupelo, 662 Greenville, 662 Southaven, 662 Columbus",
	Missouri:
		"314 Saint Louis, 417 Springfield, 417 Joplin, 417 Branson, 573 Columbia, 573 Jefferson City, 573 Rolla, 573 Cape Girardeau, 573 Poplar Bluff, 636 Chesterfield, 636 Saint Charles, 660 Sedalia, 816 Kansas City, 816 Saint Joseph",
	Montana: "406 Billings",
	Nebraska:
		"308 Grand Island, 308 Kearney, 308 North Platte, 308 Scottsbluff, 402 Omaha, 402 Lincoln, 402 Norfolk, 402 Hastings, 402 Columbus",
	Nevada: "702 Las Vegas, 702 Mesquite, 702 Laughlin, 775 Reno, 775 Elko, 775 Pahrump, 775 Ely",
	"New Hampshire": "603 Manchester",
	"New Jersey":
		"201 Jersey City, 201 Hackensack, 609 Trenton, 609 Princeton, 609 Atlantic City, 732 New Brunswick, 732 Toms River, 732 Red Bank, 856 Camden, 856 Cherry Hill, 856 Vineland, 908 Elizabeth, 908 Westfield, 973 Newark, 973 Paterson, 973 Morristown",
	"New Mexico":
		"505 Albuquerque, 505 Santa Fe, 505 Farmington, 505 Gallup, 575 Las Cruces, 575 Roswell, 575 Hobbs, 575 Clovis, 575 Silver City, 575 Ruidoso",
	"New York":
		"212 New York, 315 Syracuse, 315 Utica, 315 Watertown, 516 Hempstead, 516 Great Neck, 516 Hicksville, 518 Albany, 518 Plattsburgh, 585 Rochester, 585 Batavia, 607 Binghamton, 607 Ithaca, 607 Elmira, 631 Holtsville, 631 Amityville, 631 Southampton, 716 Buffalo, 716 Jamestown, 718 Brooklyn, 718 Bronx, 718 Staten Island, 718 Jamaica, 718 Flushing, 845 Poughkeepsie, 845 Middletown, 914 Yonkers, 914 White Plains",
	"North Carolina":
		"252 Greenville, 252 Elizabeth City, 252 Rocky Mount, 252 New Bern, 336 Greensboro, 336 Winston Salem, 336 North Wilkesboro, 704 Charlotte, 704 Salisbury, 704 Shelby, 828 Asheville, 828 Hickory, 828 Boone, 910 Wilmington, 910 Fayetteville, 910 Jacksonville, 910 Lumberton, 910 Pinehurst, 919 Raleigh, 919 Durham, 919 Goldsboro",
	"North Dakota": "701 Fargo",
	Ohio: "216 Cleveland, 330 Akron, 330 Canton, 330 Youngstown, 419 Toledo, 419 Mansfield, 419 Lima, 419 Sandusky, 440 Lorain, 440 Mentor, 440 Ashtabula, 513 Cincinnati, 513 Hamilton, 614 Columbus, 740 Newark, 740 Marion, 740 Zanesville, 740 Steubenville, 740 Lucasville, 937 Dayton, 937 Springfield",
	Oklahoma:
		"405 Oklahoma City, 405 Norman, 405 Stillwater, 405 Shawnee, 580 Lawton, 580 Duncan, 580 Enid, 580 Ardmore, 580 Durant, 580 Ada, 580 Ponca City, 580 Woodward, 918 Tulsa, 918 Muskogee, 918 McAlester, 918 Bartlesville",
	Oregon:
		"503 Portland, 503 Salem, 541 Eugene, 541 Corvallis, 541 Albany, 541 Lincoln City, 541 Bend, 541 Medford, 541 Klamath Falls",
	Pennsylvania:
		"215 Philadelphia, 215 Levittown, 215 Doylestown, 412 Pittsburgh, 570 Scranton, 570 Wilkes Barre, 570 Williamsport, 570 East Stroudsburg, 610 Allentown, 610 Reading, 610 West Chester, 610 Norristown, 717 Harrisburg, 717 Lancaster, 717 York, 717 Chambersburg, 724 Greensburg, 724 Butler, 724 New Castle, 814 Erie, 814 Altoona, 814 Johnstown, 814 State College, 814 Warren",
	"Rhode Island": "401 Providence",
	"South Carolina":
		"803 Columbia, 803 Rock Hill, 803 Aiken, 803 Sumter, 803 Orangeburg, 843 Charleston, 843 Myrtle Beach, 843 Florence, 843 Beaufort, 843 Hilton Head Island, 864 Greenville, 864 Spartanburg, 864 Anderson, 864 Greenwood",
	"South Dakota": "605 Sioux Falls",
	Tennessee:
		"423 Chattanooga, 423 Cleveland, 423 Johnson City, 423 Kingsport, 423 Morristown, 615 Nashville, 615 Murfreesboro, 615 Lebanon, 731 Jackson, 731 Dyersburg, 731 Union City, 865 Knoxville, 865 Sevierville, 901 Memphis, 931 Clarksville, 931 Columbia, 931 Shelbyville, 931 Cookeville, 931 Crossville",
	Texas:
		"210 San Antonio, 214 Dallas, 254 Waco, 254 Killeen, 254 Stephenville, 281 Sugar Land, 281 Humble, 281 Tomball, 325 Abilene, 325 San Angelo, 325 Brownwood, 361 Corpus Christi, 361 Victoria, 409 Beaumont, 409 Woodville, 409 Galveston, 432 Midland, 432 Odessa, 432 Alpine, 512 Austin, 512 Round Rock, 713 Houston, 806 Lubbock, 806 Amarillo, 817 Fort Worth, 817 Arlington, 817 Granbury, 830 New Braunfels, 830 Kerrville, 830 Del Rio, 830 Eagle Pass, 903 Tyler, 903 Longview, 903 Sherman, 903 Texarkana, 903 Paris, 903 Corsicana, 915 El Paso, 936 Conroe, 936 Huntsville, 936 Lufkin, 940 Denton, 940 Wichita Falls, 956 Laredo, 956 McAllen, 956 Brownsville, 972 Plano, 972 Waxahachie, 972 Garland, 972 Irving, 979 Bryan, 979 Bay City, 979 Brenham",
	Utah: "435 Saint George, 435 Cedar City, 435 Logan, 435 Park City, 435 Vernal, 801 Salt Lake City, 801 Provo, 801 Ogden",
	Vermont: "802 Burlington",
	Virginia:
		"276 Bristol, 276 Abingdon, 276 Martinsville, 434 Charlottesville, 434 Lynchburg, 434 Danville, 434 Farmville, 434 Jarratt, 540 Roanoke, 540 Blacksburg, 540 Harrisonburg, 540 Winchester, 540 Fredericksburg, 540 Warrenton, 703 Arlington, 703 Fairfax, 703 Manassas, 703 Leesburg, 757 Norfolk, 757 Virginia Beach, 757 Hampton, 757 Williamsburg, 804 Richmond, 804 Petersburg",
	Washington:
		"206 Seattle, 253 Tacoma, 253 Auburn, 253 Federal Way, 253 Kent, 253 Puyallup, 360 Olympia, 360 Bellingham, 360 Mount Vernon, 360 Snohomish, 360 Bremerton, 360 Port Angeles, 360 Vancouver, 425 Bellevue, 425 Everett, 425 Lynnwood, 425 Renton, 509 Spokane, 509 Yakima, 509 Wenatchee, 509 Kennewick, 509 Pullman",
	"West Virginia": "304 Charleston",
	Wisconsin:
		"262 Kenosha, 262 Racine, 262 Waukesha, 262 West Bend, 414 Milwaukee, 608 Madison, 608 La Crosse, 608 Janesville, 715 Eau Claire, 715 Wausau, 715 Stevens Point, 715 Marshfield, 920 Green Bay, 920 Appleton, 920 Oshkosh, 920 Sheboygan, 920 Fond du Lac",
	Wyoming: "307 Cheyenne",
};
