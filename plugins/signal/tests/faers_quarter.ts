import { buffer } from 'node:stream/consumers'

import { writeZip } from '#kernel/files/write_zip'

/** Tables of an invented quarter by the beginning of their names. */
type QuarterTables = Readonly<Record<string, readonly string[]>>

/**
 * An invented quarter in the shape of FAERS. Case 100 has two versions, of which the later one stands first;
 * case 102 was deleted; two reports have no number of a case. Headings come in another order and case.
 */
export const inventedQuarter: QuarterTables = {
  'ASCII/DEMO31Q1.txt': [
    'CASEID$primaryid$caseversion$fda_dt$init_fda_dt$age$age_cod$age_grp$sex$occr_country$reporter_country',
    '100$1002$2$20310302$20301215$40$YR$$F$US$US',
    '100$1001$1$20310101$20301215$39$YR$$M$US$US',
    '101$1011$1$20310105$20310105$6$DEC$E$M$CN$US',
    '102$1021$1$20310106$20310106$$$$F$DE$DE',
    '$1031$1$20310107$20310107$18$MON$$F$$JP',
    '$1041$1$20310108$20310108$$$C$UNK$$COUNTRY NOT SPECIFIED',
    '105$1051$1$20310109$20310109$70$YR$$M$CN$CN',
  ],
  'ASCII/DRUG31Q1.txt': [
    'primaryid$caseid$drug_seq$role_cod$drugname$prod_ai',
    '1002$100$1$PS$DEMOPRAZOLE$DEMOPRAZOLE',
    '1002$100$2$C$DEMOSARTAN$DEMOSARTAN',
    '1001$100$1$PS$DEMOVIR$DEMOVIR',
    String.raw`1011$101$1$PS$DEMODUO$DEMOSARTAN\DEMOVIR`,
    '1011$101$2$I$Demoprazole$Demoprazole',
    '1021$102$1$PS$DEMOPRAZOLE$DEMOPRAZOLE',
    '1031$$1$SS$DEMOPRAZOLE$DEMOPRAZOLE',
    '1041$$1$PS$DEMOSARTAN$DEMOSARTAN',
    '1051$105$1$PS$DEMOSARTAN$DEMOSARTAN',
    '9999$999$1$PS$DEMOSARTAN$DEMOSARTAN',
  ],
  'ASCII/REAC31Q1.txt': [
    'primaryid$caseid$pt$drug_rec_act',
    '1002$100$Demo rash$',
    '1002$100$Demo rash$',
    '1001$100$Demo nausea$',
    '1011$101$Demo nausea$',
    '1021$102$Demo rash$',
    '1031$$Demo rash$',
    '1041$$Demo nausea$',
    '1051$105$$',
  ],
  'ASCII/OUTC31Q1.txt': ['primaryid$caseid$outc_cod', '1002$100$HO', '1011$101$DE', '1011$101$OT'],
  'DELETED/ADR31Q1DeletedCases.txt': ['102'],
  'ASCII/INDI31Q1.txt': ['primaryid$caseid$indi_drug_seq$indi_pt', '1002$100$1$Demo pain'],
  'FAQs.pdf': ['no table'],
}

/** The archive of a quarter. */
export async function quarterZip(tables: QuarterTables = inventedQuarter): Promise<Buffer> {
  const entries = async function* () {
    for (const [name, lines] of Object.entries(tables))
      yield { name, bytes: Buffer.from(`${lines.join('\r\n')}\r\n`, 'utf8') }
  }
  return buffer(writeZip(entries()))
}
