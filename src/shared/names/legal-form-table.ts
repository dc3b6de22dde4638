/**
 * Made by `npm run legal-forms` from ISO 20275, the list of entity legal forms 1.6 of 2026-02-19 (GLEIF, CC0 1.0).
 * A line for each form, without its spaces, with the countries that have it (ISO 3166-1).
 */
export const LEGAL_FORM_TABLE = `
aam LU
aat BY
ab FI LT SE
abenefitcorporation US
abp FI
abpubl SE
ac CR MX
ad BG MK RS
adsic BG
aeie ES PT
ag AT BE CH CL DE LI
agcokg AT CH DE
agmsz BE
aie ES
aisbl BE
akcijusabiedriba LV
akcionarskodrustvo RS
akcspol SK
aksjeselskap NO
aktiebolag FI SE
aktiengesellschaft AT BE CH DE LI
aktieselskab DK
albertabusinesscorporation CA
albertalimitedpartnership CA
albertaloancorporation CA
albertaprofessionalcorporation CA
alimitedpartnership AU
allmennaksjeselskap NO
amba DK
andelsselskab DK
anl FI
annatbolag FI
annatfastighetsaktiebolag FI
anonimieteria GR
anonimsirket TR
anpartsselskab DK
ans NO
anstalt LI
ansvarligselskap NO
ansvarligselskapdeltansvar NO
anteilsgesellschaft LI
ao RU
apb LT
aps DK
arl JE
arubavrijgesteldevennootschap AW
as DK EE LV NO TR
asa NO
asbl BE LU
asbldpu BE
asc AZ
assep LU
asuntoosakeyhtio FI
avv AW
bab SE
bancocrl PR
bbe AM
bee BS
bencom GB
benefitcorporation US
benefitprofessionalcorporation US
berhad MY
beslotenvennootschap AW BE BQ CW SX
bhd BN MY
birlik TR
bodypoliticandcorporate US
bostadsaktiebolag FI
brf SE
brl NO
bsc BH
bscc BH
bt HU US
businesscorporation CA US
businesscorporations CA
businessdevelopmentcorporation US
bv AW BE NL SX
bvba BE
bvbaso BE
bvpr BE
ca BR US
canghwad TH
cantonalpubliccompany CH
ccc GB
ccsda EC
cemix EC
cer CA
cga IE
chtd US
cialtda EC GT
ciasca CO GT
ciasenc CO GT
cic CA GB
cjsc AE AM BG GE KZ RU UA UZ VN
clf GR
clg IE
closecompanies BW
closecorporation PH PR US ZA
closeendedinvestmentcompany AE
cncol EC
co BM CA CN HK IL IN JP KR TH TW US VN
commanditairevennootschap AW BE CW ID NL SX
communitycompany SB
communityinterestcompany CA GB
commv BE
commva BE
comp BM CA CN HK IL JP KR TH TW US VN
companhia BR
companiaanonima EC
companiadeeconomiamixta EC
companiadeseguros PR
companiaennombrecolectivo EC
companies US
company BB BM CA CN HK IL JP KR TH TW US VC VN
companyco US
cooperatievevennootschap BE
cooperativeandlimited CA
cooperativeandlimitee CA
cooperativecompany NZ
cooperativecorporation CA US
cooperativeincorporated CA
cooperativelimited AU CA
cooperativelimitee CA
coopinc CA
coopincorporated CA
coopincorporee CA
cooplimited AU CA
cooplimitee CA
coopltd AU CA
corporation BB BM CA CN GU IL IN JP KR MH PR TH TW US VC VG
corporationdefiducie CA
corporationdepret CA
corporationdirittopubb CH
corporationdroitpublic CH
corporationfiduciaire CA
corporationprofessional US
corporationprofessionnelle CA
corporationpublco CH
corporationwithoutsharecapital CA
corpororatepubliccompany CH
cos US
cpt IE
crc LT
csl SC
cv BE ID NL SR SX
cvaso BE
cvba BE
cvbapr BE
cvbaso BE
cvoa BE
cvoacd BE
cvoaso BE
cvpr BE
cyf GB
dac IE
dd BA HR ME MK RS SI
decv HN
dernek TR
designatedactivitycompany IE
developmentcorporation US
dmcc AE
dno SI
dodsbo FI
doo BA HR ME MK RS SI
druzstvo CZ SK
dvz SI
dzzd BG
ead BG
ebvba BE
ebvbaso BE
ecclesiasticalcorporation US
edgeactcorporation US
edo MX
educationalcorporation PH
eeig BG FI GI IE LT LV MT SE
eesv BE NL
eg DE LI
egbr DE
ege HU
egen LI
egiu HR
egiz SI
egts SE
ehf IS
ehzs CZ
einfachegesellschaft CH
einfachekommanditgesellschaft BE
eirl CL CR DO PE PY
ejido MX
ek DE
ekb LT
ekd BG
ekffr DE
ekfm DE
ekg BE
ekgmsz BE
electricmembershipcorporation US
elp KY
emhu EE
employeecooperativecorporation US
enk NO
enkeltbolag SE
eofg DK NO
eog BE
eood BG
eoos GR
epe GR MX
epp BE
epsv ES
erakond EE
erl ES
esv BE
esvso BE
etbg LT
etey FI
etspubli BE
europabolag FI SE
europaeiskandelsselskab DK
europaeiskselskab DK
europaischeaktiengesellschaft DE
europaischegesellschaft LI
europaischegesellschaftse AT
europeancompany MT
europeiskselskap NO
ev DE LI
ewiv BE DE LI
exemptcompany KY
exemptedlimiteddurationcompany KY
exemptedlimitedpartnership BM BS KY
exemptedunlimitedcompany BM
exemptlimitedpartnership KN
exemptprivatecompany KN SG
externalcompany GH LS
ezhz SK
ezig PL
fcrpyme ES
federalpubliccompany CH
fiamm ES
fiducie FR
fie EE
fii ES
financialcorporations US
fip PA
firma ID
fkf NO
flexiblekapitalgesellschaft AT
flexkapg AT
fmba DK
fonlar TR
forening DK NO
forsakringsaktiebolag FI SE
fovrdis SK
fsa US
fzco AE
fze AE
fzllc AE
gag DE
gbhsz BE
gbr DE
gcwso BE
geie BE FR IT LU RO
gele IE
generalbusinesscorporation US
genmbh BE
genmubh BE
gesbr AT
gesellschaft AT CH DE
gesellschaftburgerlichenrechts DE
gesmbh AT LI
ggmbh DE
gie BE BJ LU NE RO
giefs BE
giu HR
giz SI
gjensidigforsikringsselskap NO
gmbh AT BE CH DE LI
gmbhcokg AT CH DE
gmbhug DE
gmuhgb BE
gns BE
guhsz BE
gvorp BE
handelsbolag SE
hb SE
hehuo TW
hezuoshe TW
hf IS
hoptacxa VN
housingcooperativecorporation US
housingfinancecompany IN
hsz HU
iandps IE
iap MX
ibc KN SC
icav IE
icc GG
iic ES
ik LV
iks NO
ilp AU IE JE
inc AU BB BM CA CN IL IN JE JP KR PH TH TW US VC VG ZA
incco US
inclimited US
incorporated BM CA CN IL IN JP KR TH TW US
incorporatedassociation AU
incorporatedcell GG
incorporatedcellcompany GG
incorporatedlimitedpartnership JE
incorporatedsociety NZ WS
incorporation US
incorporee CA
incsoc NZ
indigenouscorporation AU
interkommunaltselskap NO
internationalbusinesscompany BB BS BZ KN
internationalcompany CK TV VU
invag DE
investmentaktiengesellschaft DE
investmentcompany US
investmentlimitedpartnership IE
isbl BE
ivaerksaetterselskab DK
ivog BE
ivs DK
ivzw BE
izw BE
jdoo HR
jednoduchaspolnaakcie SK
jednoduchaspolocnostnaakcie SK
jiguan CN
jijinhui CN
jointliabilitycompany AE
jsc AE AM BG GE KZ RU UA UZ VN
jso GR
jtd HR MK
julkinenosakeyhtio FI
julkinenvakuutusosakeyhtio FI
kabushikigaisha JP
kabushikikaisha JP
kb FI LT SE XK
kbe HU
kd BG HR MK RS SI
kda BG MK
kdd SI
keg AT
kf NO
kft HU
kg AT DE LI
kgaa BE DE
kgaamsz BE
khf SE
kht HU
kk JP
kkt HU
klg CH
kmag CH
kmg CH
kollektivgesellschaft CH LI
kollsti TR
kommanditaktiengesellschaft CH LI
kommanditarengesellschaft LI
kommanditbolag FI SE
kommanditerwerbsgesellschaft AT
kommanditgesellschaft AT BE CH DE LI
kommanditgesellschaftaufaktien BE DE
kommanditselskab DK
kommandittselskap NO
kommg BE
komspol SK
komsti TR
koperasi ID
ks DK LV NO
ky FI
labuancompanyunlimited MY
labuanlimitedpartnership MY
labuanpreincorporatedcompany MY
labuanprotectedcellcompany MY
landbouwvennootschap BE
lbg GG
lc KN US
lca US
ldc KY VC
ldclimited VC
ldcltd VC
liabilitycompany US
limited AU BM CA CN GB GI HK IE IL JE JP KR MT NP NZ PK TH TW US VN ZA
limitedcompany CA US
limitedcooperative US
limitedcooperativeassocation US
limitedcooperativeassociation US
limitedcorporation US
limitedliabilityco US
limitedliabilitycompany AE CH CK GU IM KN KY MH NZ PR US
limitedliabilitycompanyllc US
limitedliabilitypartnership AE BS CA GB GG GU IN JE MU MY NG PK PR SG US
limitedliabilitypartnerships CA GI
limitedliabiltycompany US
limitedliabiltypartnerships CA
limitedliablitypartnership US
limitedpartnership AE AU BB CA CH GB GI HK IE JE KH KN KY MH MT MU NG NZ SC SG US VG
limitedpartnershipassociation US
limitedpartnerships GI
limitedpartnershipsformedinns CA
limitedproprietarycompany AU
limitedsirket TR
limitee CA
llc KN KY TZ US
lllp US
llp BS CA GB GG GI IN JE MU MY NG PK SG US
loancompany CA
loancorporation CA
localcompany PG TO VU
localllc BM
localpubliccompany CH
localunlimitedcompany BM
lp AU CA GB GI HK JE KY MT MU NG NZ SC SG US VG
lpe AM
lpra LT
ltd AU BB BM BS CA CN FJ GB GG GI HK IE IL IN JE JP KR KY MT MU MY NG NP NZ PK TH TV TW TZ US VC VG VN ZA
ltda BR CO GT
ltdco US
ltdcoop US
ltdgte NG
ltdincorporated US
ltdliabilitycompany US
ltdsti TR
ltee CA MU
maoriincorporation NZ
masterlimitedliabilitycompany US
mbh AT CH DE
medarbejderinvesteringsselskab DK
mixedliabilitycompany GG
mmc AZ
mpo MX
mrl PA
mtu EE
muukiinteistoosakeyhtio FI
muuyhtio FI
na LT US
naamlozevennootschap AW BE BQ CW NL SX
nadace CZ
nadacia SK
nbs SK
nebraskabenefitcorporation US
nepa GR
nhomcty VN
noliabilitycompany AU
nonsharecorporations CA
nonstockcorporation PH US
nontaxablecorporation US
northernirelandcompany GB
npc ZA
nsh XK
ntcorporation CA
nv AW BE NL SR SX
nvpr BE
nvso BE
nyrt HU
oao RU
oba HU
obec CZ
ocsg HU
odo BY
oe BE GR
oeg AT
ofb SE
ofe PL
offeneerwerbsgesellschaft AT
offenegesellschaft AT
offenehandelsgesellschaft AT BE DE
ofp BE
ofrgmbh BE
og AT
ohg AT BE CH DE
ohgmbh DE
ohgmsz BE
ojsc AE AM BG GE KZ RU UA UZ VN
oldpubliccompany GB
omsesidigtfastighetsaktiebolag FI
omsesidigtforsakringsbolag FI SE
onp BE
ood BG
ooo RU
opc PH
openbarevennootschap CW SX
openendedinvestmentcompany AE
oppetbolag FI
orag BE
orgen BE
orgmbh BE
orvohgza BE
osakeyhtio FI
osauhing EE
osk FI
ou EE
overseascompany PG SB TO WS
owm NL SX
oy FI
oyj FI
pao RU
partg DE
partgmbb DE
partnerschaftsgesellschaft DE
partnerselskab DK
pbc US
pc CA MU US
pcc GG SC
pcl TH
pdb LT
permitoverseascompany BM
pfa RO
pfi RO
pflp GB
pgbhsz BE
pgmbh BE
pgmbhma BE
pjsc AE AM BG GE KZ RU UA UZ VN
plc CY GB GI IE JE MT MU NG TH TZ
pll US
pllc US
pllp US
plt MY
pmbhsz BE
poolinc CA
poolincorporated CA
poollimited CA
poolltd CA
poweratt CH
prali NP
privateactcorporation CA
privatecompany CA GG KN LS MU NP SB ZA
privatejointstockcompany AE
privatelimited NP
privatelimitedcompany BN FJ GB GI IN JE KH MY TZ WS
privatelimitedcorporation CA
privatelimitedliabilitycompany MT
privaterecreationcompany CA
privateunlimited GB
privateunlimitedcompany GI IE
privateunlimitednosharecapital GB
privst BE
profcorporation US
professionalbenefitcorporation US
professionalclosecorporation US
professionalcompany AE
professionalcorporation CA PR US
projectcompany CA
proprietarycompany SC TV
proprietarylimited AU
prostaspolkaakcyjna PL
protectedcellcompany AE GB GG SC
psa PL
psc US
pt ID MU
ptc GI
pte IN PK SG
ptelimited FJ
pteltd FJ IN MY PK SG
ptetbk ID
ptpma ID
ptpmdn ID
pty AU BW NA TV ZA
ptylimited AU
ptyltd AU BW NA ZA
publ SE
publicbenefitcorporation PR US
publicbenefitcorporations US
publiccompany BB BN CA GG KN LS NP SB SC TV VC ZA
publiccorporate AE
publiccorporation CH US
publicjointstockcompany AE
publiclimitedcompany FJ GB GH GI IE IN JE KH MY TZ WS
publiclimitedcompanylisted PK
publiclimitedcompanyunlisted PK
publiclimitedcorporation CA
publiclimitedliabilitycompany MT
publiclytradedcorporation US
publicrecreationcompany CA
publicunlimitedcompany GH IE
publiktaktiebolag FI
publiktforsakringsaktiebolag FI
puc IE
pulc IE
pvt IN PK SG
pvtltd IN NP PK
pzo SK
pʿbe AM
qiye CN
qpsc QA
qsc AZ QA
rakeconomiczonecompany AE
rederibolag FI
rederij CW NL
reit US
reitag DE
reitaktiengesellschaft DE
restrictedpurposescompany AE VG
restrictedscopecompany AE
rlllp US
rllp US
rntbc AU
royalchartercompany GB
rpio NL
sa AR BE BJ BO BR CH CL CO CR DO EC EE ES FR GR GT HN LU MX NE NO PA PE PL PY RO SM TN UY
saa PE
saatio FI
sab MX
sabdecv MX
sac CH PE
saca CH
sacs PE
sadecv MX
sadpu BE
sae EG
saferanonymeadirectoire FR
safs BE
sagl CH
sagr BE
sal ES
sam BO MC
samstarv FO
sandl US
saoc OM
saog OM
sapi MX
sapib MX
sapidecv MX
sarf CA
sarl BJ CH FR LU MC NE TN
sarls LU
sas AR BJ CO DO EC FR LU MX NE UY
sasdecv MX
saspj BE
sasu FR
sau AR NE
sc BE BO CR ES GR IT LU MX PA PE PL PY
sca BE BO MC NE PY RO
scafs BE
scarl IT
scclimited VC
sccltd VC
scdeap MX
scdpu BE
sce AT BE CZ DE EE ES FI HR IT LI LU NL NO PT RO SE SI SK
scei AR
sceselskab DK
sci LU
scivil PE
scl MX
scldecv MX
scm CH CL
scma CH
scom ES
scomm BE
scomp ES
scompa ES
scompap ES
scoo CH
scoope ES
scoopp ES
scpa AR
scr ES
scri BE
scricp BE
scrifs BE
scrl BE IT
scrldpu BE
scrlfs BE
scrpyme ES
scs AR BE BJ BO BR MC NE RO
scsfs BE
sd BG LT
sdc BE
sderl HN MX
sderlmi MX
sdess MX
sdnbhd BN MY
sdsie BG
se AR AT BE CZ DE EE ES FI FR GI GR HR HU IE IS IT LI LU LV MT NL NO PL PT RO SE SI SK
seca LU
secs LU
secsp LU
segregatedcellcompany BB
segregatedportfoliocompany AE KY VG
seimynos LT
selskabmedbegraensetansvar DK
selskapmedbegrensetansvar NO
senc CA CR DO ES HN LU MX PE
sencdecv MX
sencp ES
sencpora MX PE
sencrl CA
sendirianberhad MY
sep NE
separatelimitedpartnership JE
separatelimitedpartnerships JE
sepcav LU
seselskab DK
sezc KY
sgr AR ES
shanghao TW
sharecorporations CA
shpk XK
shutafut IL
sia LV
sicaf LU
sicav ES LU
sii ES
simpleco CH
simplecommanditecompany AE
siz MK
ska PL
sklad SI
sl CR ES
slf IS
slhf IS
sll ES
slm CL
slp ES FR GR JE
slu BR ES
smba DK
smc PK
snc BE BJ BR CH IT MC MX NE RO SM
sncfs BE
soccol AR
soccoop IT
sociedaanonima PE
sociedaanonimaabierta PE
sociedadanonima AR BO CL CO CR DO ES GT HN MX PA PY UY
sociedadanonimabolsadevalores MX
sociedadanonimabursatil MX
sociedadanonimacasadecambio MX
sociedadanonimacentrocambiario MX
sociedadanonimacerrada PE
sociedadanonimaeuropea ES
sociedadanonimalaboral ES
sociedadanonimamixta BO
sociedadanonimaprofesional ES
sociedadanonimasimplificada DO
sociedadcooperativalimitada MX
sociedadeanonima BR PT
sociedadeanonimadesportiva PT
sociedadeanonimaeuropeia PT
sociedadelimitada BR
sociedadelimitadaunipessoal BR
sociedadlimitadaprofesional ES
societaagaranzialimitata CH
societaanonima CH SM
societaaresponsabilitalimitata IT SM
societatecuraspunderelimitata RO
societeanonyme BE BJ CH FR LU NE TN
societeanonymeafinalitesociale BE
societeanonymemonegasque MC
societearesponabilitelimitee CA
societearesponsabilitelimitee BE BJ CH LU MC NE TN
spa CL IT SM
spbllc US
spc KY VG
specialeconomiczonecompany KY
speciallicensecompany SC
specialpurposevehiclecompany IN
spf SX
spj PL
spk PL
spolecnostkomanditninaakcie CZ
spolecnostsrucenimomezenym CZ
spolek CZ
spolkaakcyjna PL
spolkacywilna PL
spolkaeuropejska PL
spolkajawna PL
spolkakomandytowa PL
spolkakomandytowoakcyjna PL
spolkapartnerska PL
spolkomnaakcie SK
spolocnostkomanditnanaakcie SK
spolocnostsrucenimobmedzenym SK
spolsro SK
spp PL
spr MX
sprl BE
sprlfs BE
sprlu BE
sprlufs BE
spvltd VG
spvspc VG
spzoo PL
src ES
srcp ES
srl AR BB BE BO CA CL CR DO ES IT PA PE PY RO SM UY
srldpu BE
srll ES
srlp ES
srls IT
ss BR IT
stateownedcompany ZA
statutoryclosecorporation US
statutorycompany VC
stg AT
stiftung CH LI
stillegesellschaft AT
stillevennootschap CW
stockcorporation PH US
suarl BJ NE TN
surl MC
sustainablebusinesscorporation US
tbk ID
teo IE
teoranta IE
tksz HU
tsf SE
tu EE MU
tub LT
tuh EE
tuw PL
uab LT
uaim MX
ucits PT
uczelnia PL
udruga HR
ug AT CH DE
ukeig GB
uks GB
ulc CA IE
ultd HK NG NZ PK
unincorporatedassociation GB
unlimited PK
unlimitedcompany AE BZ CA IN JM KY MY NG PK SC TZ
unlimitedexemptprivatecompany SG
unlimitedliabilitycompany BS GG NZ
unlimitedprivatecompany SG
unlimitedproprietarycompany AU
unlimitedpubliccompany SG
unltd HK NZ PK VC VG
unp BE
unregisteredcompany GB
unternehmergesellschaft DE
ustanova BY HR SI
ustav CZ
uu EE
vakif TR
vakuutusosakeyhtio FI
vba AW
vennootschapondereenfirma SR
vennootschaponderfirma AW BE BQ NL
verein AT CH LI
vof AW BE NL SR
vofso BE
vog BE
vvag DE
vve NL
vvzrl BE
vzw BE
vzwpr BE
wiv BE
wivmsz BE
yayasan ID
zadruga RS SI
zadruge HR
zaklada HR
zao RU
zat BY
zaо BY
zbo SI
zoo SI
zrt HU
zub LT
εοος CY GR
νεπα GR
аат BY
адсиц BG
акционернодружество BG
акционерныеобщества RU
акционерскодруштво MK
ао RU
дззд BG
доо RS
еад BG
едноличноакционернодружество BG
екд BG
еоии BG
еоод BG
задруга RS
закрытоеакционерноеобщество BY
зао BY RU
зат BY
кда BG
непубличныеакционерныеобщества RU
оао BY RU
одо BY
оод BG
ооо BY RU
открытоеакционерноеобщество BY RU
пао RU
публичныеакционерныеобщества RU
сие BG
тda BY
таа BY
тда BY
уст BY
установа BY
учр BY
фондация BG
фонды RU
բբը AM
իամ AM
լպը AM
հմդ AM
սպը AM
փբը AM
עוסקפטור IL
שותפות IL
ذمم BH JO KW QA
شمخ JO QA
شمع JO QA
पबलककमपन NP
सझदर NP
ससथन NP
सहकरससथ NP
จงหวด TH
บรษทจากด TH
个体工商户 CN
事业单位 CN
仲裁委员会 CN
兩合公司 TW
公益社團法人 TW
公眾股份有限公司 HK
公证处 CN
其他农业 CN
其他司法行政 CN
其他外交 CN
其他宗教 CN
其他工会 CN
其他文化 CN
其他旅游 CN
其他机构编制 CN
其他民政 CN
军队事业单位 CN
农民专业合作社 CN
司法鉴定机构 CN
合作社 TW
合同会社 JP
合名会社 JP
合資会社 JP
国の機関 JP
地方公共団体 JP
基层工会 CN
基层法律服务所 CN
基金会 CN
外国会社等 JP
外国在华文化中心 CN
外国常驻新闻机构 CN
宗教活动场所 CN
宗教院校 CN
律师执业机构 CN
擔保有限公司 HK
有股本的公眾無限公司 HK
有股本的私人無限公司 HK
有限会社 JP
有限公司 CN HK TW
有限合伙企业 CN
有限責任合夥 HK
有限责任公司 CN HK TW
村级集体经济组织 CN
株式会社 JP
民办非企业单位 CN
無限公司 HK TW
營利社團法人 TW
社会团体 CN
私人股份有限公司 HK
组级集体经济组织 CN
股份公司 CN HK TW
股份有限公司 CN HK TW
註冊受託人 HK
財團法人 TW
集团有限公司 CN HK TW
개인사업자 KR
공공단체 KR
국가정부 KR
기타법인 KR
변액보험 KR
비영리사단법인 KR
신탁형펀드 KR
유한책임회사 KR
유한회사 KR
일반법인재단 KR
일반법인협회 KR
재단법인 KR
조합형펀드 KR
주식회사 KR
합명회사 KR
합자회사 KR
회사형펀드 KR
`;
