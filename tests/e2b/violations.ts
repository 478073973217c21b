import type { Leaf } from '#kernel/case/content/leaf'

/** One deliberate violation: how the valid message is changed, and what must be found then. */
export interface Violation {
  readonly name: string
  /** Values by element path with positions from 1 (`G.k[1].G.k.8`); null takes the element away. */
  readonly set?: Readonly<Record<string, Leaf | null>>
  /** Rows that are taken away, by the path of their group. */
  readonly without?: readonly string[]
  /** A group whose first row comes a second time. */
  readonly again?: string
  /** What is replaced in the text of the message: the first place that fits. */
  readonly text?: readonly [from: string | RegExp, to: string]
  /** The report comes a second time in the same batch, with these values set in the copy. */
  readonly twice?: Readonly<Record<string, Leaf | null>>
  /** Rule and element of each finding. */
  readonly finds: readonly string[]
}

const UNK: Leaf = { nullFlavor: 'UNK' }
const NI: Leaf = { nullFlavor: 'NI' }

/** Changes of the message of tests/e2b/valid_message.ts, one a time. */
export const VIOLATIONS: readonly Violation[] = [
  // The header of the batch
  { name: 'type of messages missing', set: { 'N.1.1': null }, finds: ['GEN-04 N.1.1'] },
  { name: 'unknown type of messages', set: { 'N.1.1': '9' }, finds: ['GEN-02 N.1.1'] },
  { name: 'batch number missing', set: { 'N.1.2': null }, finds: ['GEN-04 N.1.2'] },
  { name: 'batch number empty', set: { 'N.1.2': ' ' }, finds: ['GEN-04 N.1.2'] },
  { name: 'batch number too long', set: { 'N.1.2': 'x'.repeat(101) }, finds: ['GEN-01 N.1.2'] },
  { name: 'batch sender missing', set: { 'N.1.3': null }, finds: ['GEN-04 N.1.3'] },
  {
    name: 'batch sender too long',
    set: { 'N.1.3': 'x'.repeat(61), 'N.2.r.2': 'x'.repeat(61) },
    finds: ['GEN-01 N.1.3', 'GEN-01 N.2.r.2'],
  },
  { name: 'batch receiver missing', set: { 'N.1.4': null }, finds: ['GEN-04 N.1.4'] },
  { name: 'date of transmission missing', set: { 'N.1.5': null }, finds: ['GEN-04 N.1.5'] },
  {
    name: 'date of transmission to the day only',
    set: { 'N.1.5': '2025-03-03' },
    finds: ['GEN-02 N.1.5'],
  },
  {
    name: 'date of transmission in the future',
    set: { 'N.1.5': '2125-03-03T10:00:00+01:00' },
    finds: ['GEN-02 N.1.5'],
  },
  {
    name: 'date of transmission that does not exist',
    set: { 'N.1.5': '2025-02-30T10:00:00+01:00' },
    finds: ['GEN-02 N.1.5', 'MSG-05 N.2.r.4'],
  },
  {
    name: 'batch sent before its message',
    set: { 'N.1.5': '2025-03-01T10:00:00+01:00' },
    finds: ['MSG-05 N.2.r.4'],
  },
  {
    name: 'sender is the receiver',
    set: { 'N.1.4': 'PARTNER', 'N.2.r.3': 'PARTNER' },
    finds: ['MSG-06 N.1.4', 'MSG-06 N.2.r.3'],
  },
  {
    name: 'batch asks for another response',
    text: ['<responseModeCode code="D"/>', '<responseModeCode code="I"/>'],
    finds: ['MSG-07 N.1', 'MSG-10 N.2.r'],
  },
  {
    name: 'batch of another interaction',
    text: ['extension="MCCI_IN200100UV01"', 'extension="MCCI_IN200101UV01"'],
    finds: ['MSG-07 N.1', 'MSG-10 N.2.r'],
  },
  {
    name: 'batch number of another namespace',
    text: ['3.22"', '3.99"'],
    finds: ['GEN-04 N.1.2', 'MSG-10 N.2.r'],
  },
  {
    name: 'batch that counts its messages wrong',
    text: ['<responseModeCode', '<transmissionQuantity value="3"/><responseModeCode'],
    finds: ['MSG-08 N.1', 'MSG-10 N.2.r'],
  },
  // The header of the message
  {
    name: 'message with another acknowledgement',
    text: ['"AL"', '"NE"'],
    finds: ['MSG-07 N.2.r', 'MSG-10 N.2.r'],
  },
  { name: 'message identifier missing', set: { 'N.2.r.1': null }, finds: ['GEN-04 N.2.r.1'] },
  {
    name: 'message identifier is not C.1.1',
    set: { 'N.2.r.1': 'DE-PARTNER-9' },
    finds: ['ICH-02 N.2.r.1'],
  },
  { name: 'message sender missing', set: { 'N.2.r.2': null }, finds: ['GEN-04 N.2.r.2'] },
  {
    name: 'message sender is not the batch sender',
    set: { 'N.2.r.2': 'OTHER' },
    finds: ['MSG-03 N.2.r.2'],
  },
  { name: 'message receiver missing', set: { 'N.2.r.3': null }, finds: ['GEN-04 N.2.r.3'] },
  {
    name: 'message receiver too long',
    set: { 'N.2.r.3': 'y'.repeat(61), 'N.1.4': 'y'.repeat(61) },
    finds: ['GEN-01 N.2.r.3', 'GEN-01 N.1.4'],
  },
  {
    name: 'message receiver is not the batch receiver',
    set: { 'N.2.r.3': 'OTHER' },
    finds: ['MSG-04 N.2.r.3'],
  },
  {
    name: 'no centre of FDA',
    set: { 'N.1.4': 'ZZFDA', 'N.2.r.3': 'CDER_IND' },
    finds: ['US-R0006 N.2.r.3'],
  },
  { name: 'date of the message missing', set: { 'N.2.r.4': null }, finds: ['GEN-04 N.2.r.4'] },
  {
    name: 'date of the message to the minute',
    set: { 'N.2.r.4': '2025-03-03T10:00', 'C.1.2': '2025-03-03T10:00' },
    finds: ['GEN-02 N.2.r.4', 'DATE-02 C.1.2'],
  },
  {
    name: 'date of the message is not C.1.2',
    set: { 'N.2.r.4': '2025-03-03T09:00:00+01:00' },
    finds: ['ICH-02 N.2.r.4'],
  },
  {
    name: 'message for training',
    text: ['<processingCode code="P"/>', '<processingCode code="T"/>'],
    finds: ['MSG-07 N.2.r', 'MSG-10 N.2.r'],
  },
  {
    name: 'the same message twice',
    twice: {},
    finds: ['MSG-01 N.2.r.1', 'MSG-01 N.2.r.1', 'MSG-02 C.1.1', 'MSG-02 C.1.1'],
  },
  {
    name: 'the same report in two messages',
    twice: { 'N.2.r.1': 'DE-PARTNER-2' },
    finds: ['ICH-02 N.2.r.1', 'MSG-02 C.1.1', 'MSG-02 C.1.1'],
  },
  // C: identification of the report
  { name: 'safety report identifier missing', set: { 'C.1.1': null }, finds: ['GEN-04 C.1.1'] },
  {
    name: 'safety report identifier without a country',
    set: { 'C.1.1': 'PARTNER-1', 'N.2.r.1': 'PARTNER-1' },
    finds: ['ICH-01 C.1.1'],
  },
  {
    name: 'safety report identifier of no country',
    set: { 'C.1.1': 'XX-PARTNER-1', 'N.2.r.1': 'XX-PARTNER-1' },
    finds: ['ICH-01 C.1.1'],
  },
  {
    name: 'safety report identifier too long',
    set: { 'C.1.1': `DE-A-${'1'.repeat(100)}`, 'N.2.r.1': `DE-A-${'1'.repeat(100)}` },
    finds: ['GEN-01 C.1.1', 'GEN-01 N.2.r.1'],
  },
  { name: 'date of creation missing', set: { 'C.1.2': null }, finds: ['GEN-04 C.1.2'] },
  {
    name: 'date of creation to the day',
    set: { 'C.1.2': '2025-03-03', 'N.2.r.4': '2025-03-03' },
    finds: ['GEN-02 N.2.r.4', 'DATE-02 C.1.2'],
  },
  {
    name: 'type of report missing',
    set: { 'C.1.3': null, 'G.k[1].G.k.2.5': null },
    finds: ['GEN-04 C.1.3'],
  },
  {
    name: 'unknown type of report',
    set: { 'C.1.3': '7', 'G.k[1].G.k.2.5': null },
    finds: ['GEN-02 C.1.3'],
  },
  { name: 'date first received missing', set: { 'C.1.4': null }, finds: ['GEN-04 C.1.4'] },
  {
    name: 'date first received to the month',
    set: { 'C.1.4': '2025-03', 'C.1.5': '2025-03-01' },
    finds: ['DATE-02 C.1.4'],
  },
  {
    name: 'date first received in the future',
    set: { 'C.1.4': '2125-03-01' },
    finds: ['E2B-06 C.1.5', 'DATE-03 C.1.4', 'DATE-06 C.1.5'],
  },
  {
    name: 'latest information before first receipt',
    set: { 'C.1.5': '2025-02-27' },
    finds: ['DATE-06 C.1.5', 'E2B-06 C.1.5'],
  },
  {
    name: 'documents not answered',
    set: { 'C.1.6.1': null },
    finds: ['GEN-04 C.1.6.1', 'E2B-19 F.r.7'],
  },
  {
    name: 'documents announced, none listed',
    without: ['C.1.6.1.r'],
    finds: ['E2B-14 C.1.6.1.r.1'],
  },
  {
    name: 'document without a description',
    set: { 'C.1.6.1.r[1].C.1.6.1.r.1': null },
    finds: ['E2B-14 C.1.6.1.r.1'],
  },
  { name: 'expedited not answered', set: { 'C.1.7': null }, finds: ['GEN-04 C.1.7'] },
  {
    name: 'expedited with a null flavour that is not allowed',
    set: { 'C.1.7': UNK },
    finds: ['GEN-04 C.1.7', 'GEN-02 C.1.7'],
  },
  { name: 'worldwide identifier missing', set: { 'C.1.8.1': null }, finds: ['GEN-04 C.1.8.1'] },
  {
    name: 'worldwide identifier without country and sender',
    set: { 'C.1.8.1': '4711' },
    finds: ['ICH-01 C.1.8.1'],
  },
  { name: 'first sender missing', set: { 'C.1.8.2': null }, finds: ['GEN-04 C.1.8.2'] },
  { name: 'first sender of an unknown kind', set: { 'C.1.8.2': '3' }, finds: ['GEN-02 C.1.8.2'] },
  { name: 'other identifiers: false', set: { 'C.1.9.1': false }, finds: ['GEN-02 C.1.9.1'] },
  {
    name: 'other identifiers announced, none listed',
    without: ['C.1.9.1.r'],
    finds: ['E2B-10 C.1.9.1.r.1'],
  },
  {
    name: 'other identifier without its source',
    set: { 'C.1.9.1.r[1].C.1.9.1.r.1': null },
    finds: ['E2B-10 C.1.9.1.r.1'],
  },
  {
    name: 'linked to itself',
    set: { 'C.1.10.r[1].C.1.10.r': 'DE-PARTNER-1' },
    finds: ['ICH-05 C.1.10.r'],
  },
  { name: 'amended without a reason', set: { 'C.1.11.1': '2' }, finds: ['GEN-04 C.1.11.2'] },
  {
    name: 'unknown kind of amendment',
    set: { 'C.1.11.1': '3', 'C.1.11.2': 'A reason' },
    finds: ['GEN-02 C.1.11.1'],
  },
  // C.2 to C.5: sources, sender, literature, study
  {
    name: 'qualification of the reporter missing',
    set: { 'C.2.r[1].C.2.r.4': null },
    finds: ['GEN-04 C.2.r.4'],
  },
  {
    name: 'country of the primary source missing',
    set: { 'C.2.r[1].C.2.r.3': null },
    finds: ['GEN-04 C.2.r.3'],
  },
  { name: 'no such country', set: { 'C.2.r[1].C.2.r.3': 'UK' }, finds: ['GEN-02 C.2.r.3'] },
  { name: 'no primary source', set: { 'C.2.r[1].C.2.r.5': null }, finds: ['E2B-22 C.2.r.5'] },
  { name: 'two primary sources', again: 'C.2.r', finds: ['E2B-22 C.2.r.5'] },
  { name: 'sender type missing', set: { 'C.3.1': null }, finds: ['GEN-04 C.3.1'] },
  { name: 'unknown sender type', set: { 'C.3.1': '8' }, finds: ['GEN-02 C.3.1'] },
  { name: 'organisation of the sender missing', set: { 'C.3.2': null }, finds: ['GEN-04 C.3.2'] },
  { name: 'study report without a study type', set: { 'C.5.4': null }, finds: ['E2B-05 C.5.4'] },
  // D: patient
  { name: 'patient missing', set: { 'D.1': null }, finds: ['GEN-04 D.1'] },
  {
    name: 'patient with a null flavour that is not allowed',
    set: { 'D.1': NI },
    finds: ['GEN-04 D.1', 'GEN-02 D.1'],
  },
  { name: 'patient too long', set: { 'D.1': 'x'.repeat(61) }, finds: ['GEN-01 D.1'] },
  { name: 'birth date to the month', set: { 'D.2.1': '1960-05' }, finds: ['GEN-02 D.2.1'] },
  {
    name: 'birth date in the future',
    set: { 'D.2.1': '2125-05-01' },
    finds: ['DATE-03 D.2.1', 'PL-03 E.i.4', 'PL-03 F.r.1'],
  },
  { name: 'age without a unit', set: { 'D.2.2b': null }, finds: ['GEN-04 D.2.2b'] },
  { name: 'unit of age that is none', set: { 'D.2.2b': 'years' }, finds: ['GEN-02 D.2.2b'] },
  { name: 'age group of no list', set: { 'D.2.3': '9' }, finds: ['GEN-02 D.2.3'] },
  { name: 'weight that is no number', set: { 'D.3': '70,5' }, finds: ['GEN-02 D.3'] },
  { name: 'unknown sex', set: { 'D.5': '3' }, finds: ['GEN-02 D.5'] },
  { name: 'last menstruation of a man', set: { 'D.6': '2025-01' }, finds: ['PL-06 D.6'] },
  {
    name: 'no history at all',
    without: ['D.7.1.r'],
    set: { 'D.7.2': null },
    finds: ['E2B-17 D.7.2'],
  },
  {
    name: 'history coded without its version',
    set: { 'D.7.1.r[1].D.7.1.r.1a': null },
    finds: ['GEN-04 D.7.1.r.1a'],
  },
  {
    name: 'past drug without a name',
    set: { 'D.8.r[1].D.8.r.1': null },
    finds: ['GEN-04 D.8.r.1'],
  },
  {
    name: 'date of death without autopsy answered',
    set: { 'D.9.1': '2025-02-28', 'E.i[1].E.i.7': '5', 'E.i[1].E.i.3.2a': true },
    finds: ['GEN-04 D.9.3'],
  },
  {
    name: 'cause of death coded without text',
    set: { 'D.9.2.r[1].D.9.2.r.2': null },
    finds: ['E2B-12 D.9.2.r.2'],
  },
  { name: 'weight below nothing', set: { 'D.3': '-5' }, finds: ['PL-14 D.3'] },
  { name: 'weight in pounds', text: ['unit="kg"', 'unit="lb"'], finds: ['MSG-10 N.2.r'] },
  { name: 'patient of 200 years', set: { 'D.2.2a': '200' }, finds: ['PL-14 D.2.2a'] },
  {
    name: 'a value beside a null flavour',
    text: ['<name>AB</name>', '<name nullFlavor="MSK">AB</name>'],
    finds: ['MSG-10 N.2.r'],
  },
  { name: 'sex of another code system', text: ['1.0.5218', '1.0.9999'], finds: ['GEN-02 D.5'] },
  // E: reactions
  { name: 'no reaction', without: ['E.i'], finds: ['GEN-04 E.i', 'GEN-03 G.k.9.i.1'] },
  {
    name: 'native term without its language',
    set: { 'E.i[1].E.i.1.1a': 'Kopfschmerz' },
    finds: ['E2B-13 E.i.1.1b'],
  },
  {
    name: 'language of two letters',
    set: { 'E.i[1].E.i.1.1a': 'Kopfschmerz', 'E.i[1].E.i.1.1b': 'de' },
    finds: ['GEN-02 E.i.1.1b'],
  },
  { name: 'MedDRA version missing', set: { 'E.i[1].E.i.2.1a': null }, finds: ['GEN-04 E.i.2.1a'] },
  {
    name: 'MedDRA version that is none',
    set: { 'E.i[1].E.i.2.1a': 'v91' },
    finds: ['GEN-02 E.i.2.1a', 'E2B-24 E.i.2.1a'],
  },
  { name: 'two MedDRA versions', set: { 'E.i[1].E.i.2.1a': '90.1' }, finds: ['E2B-24 E.i.2.1a'] },
  {
    name: 'MedDRA code of seven digits',
    set: { 'E.i[1].E.i.2.1b': '9010000' },
    finds: ['GEN-02 E.i.2.1b'],
  },
  { name: 'MedDRA code missing', set: { 'E.i[1].E.i.2.1b': null }, finds: ['GEN-04 E.i.2.1b'] },
  { name: 'seriousness false', set: { 'E.i[1].E.i.3.2b': false }, finds: ['E2B-08 E.i.3.2'] },
  {
    name: 'seriousness not answered',
    set: { 'E.i[1].E.i.3.2c': null },
    finds: ['E2B-08 E.i.3.2'],
  },
  {
    name: 'seriousness with a null flavour that is not allowed',
    set: { 'E.i[1].E.i.3.2d': UNK },
    finds: ['E2B-08 E.i.3.2'],
  },
  {
    name: 'reaction ends before it starts',
    set: { 'E.i[1].E.i.5': '2025-01-01' },
    finds: ['DATE-04 E.i.5'],
  },
  {
    name: 'reaction in the future',
    set: { 'E.i[1].E.i.4': '2125', 'E.i[1].E.i.5': null },
    finds: ['DATE-03 E.i.4'],
  },
  { name: 'duration without a unit', set: { 'E.i[1].E.i.6b': null }, finds: ['GEN-04 E.i.6b'] },
  { name: 'outcome missing', set: { 'E.i[1].E.i.7': null }, finds: ['GEN-04 E.i.7'] },
  { name: 'outcome of no list', set: { 'E.i[1].E.i.7': '6' }, finds: ['GEN-02 E.i.7'] },
  {
    name: 'recovered without an end',
    set: { 'E.i[1].E.i.7': '1', 'E.i[1].E.i.5': null },
    finds: ['E2B-09 E.i.5'],
  },
  {
    name: 'fatal and not marked as fatal',
    set: { 'E.i[1].E.i.7': '5' },
    finds: ['PL-01 E.i.3.2a'],
  },
  // F: tests
  { name: 'test without a date', set: { 'F.r[1].F.r.1': null }, finds: ['GEN-04 F.r.1'] },
  {
    name: 'test without a name',
    set: { 'F.r[1].F.r.2.1': null },
    finds: ['GEN-04 F.r.2.1', 'GEN-04 F.r.2.2b'],
  },
  { name: 'test value without a unit', set: { 'F.r[1].F.r.3.3': null }, finds: ['GEN-04 F.r.3.3'] },
  {
    name: 'unit without a test value',
    set: { 'F.r[1].F.r.3.2': null, 'F.r[1].F.r.3.4': 'A text' },
    finds: ['E2B-16 F.r.3.2'],
  },
  {
    name: 'normal values the wrong way round',
    set: { 'F.r[1].F.r.4': '50', 'F.r[1].F.r.5': '7' },
    finds: ['ICH-13 F.r.4'],
  },
  {
    name: 'more information on a test, no documents',
    set: { 'C.1.6.1': false },
    without: ['C.1.6.1.r'],
    finds: ['E2B-19 F.r.7'],
  },
  // G: drugs
  { name: 'no drug', without: ['G.k'], finds: ['E2B-20 G.k.1'] },
  {
    name: 'role of the drug missing',
    set: { 'G.k[1].G.k.1': null },
    finds: ['GEN-04 G.k.1'],
  },
  { name: 'role of no list', set: { 'G.k[1].G.k.1': '5' }, finds: ['GEN-02 G.k.1'] },
  { name: 'only concomitant drugs', set: { 'G.k[1].G.k.1': '2' }, finds: ['E2B-20 G.k.1'] },
  { name: 'name of the drug missing', set: { 'G.k[1].G.k.2.2': null }, finds: ['GEN-04 G.k.2.2'] },
  {
    name: 'name of the drug too long',
    set: { 'G.k[1].G.k.2.2': 'x'.repeat(251) },
    finds: ['GEN-01 G.k.2.2'],
  },
  {
    name: 'product identifier without its version',
    set: { 'G.k[1].G.k.2.1.1b': 'MPID-1' },
    finds: ['ICH-06 G.k.2.1.1a'],
  },
  {
    name: 'substance without a name',
    set: { 'G.k[1].G.k.2.3.r[1].G.k.2.3.r.1': null },
    finds: ['E2B-11 G.k.2.3.r.1'],
  },
  { name: 'blinded in a spontaneous report', set: { 'C.1.3': '1' }, finds: ['ICH-14 G.k.2.5'] },
  {
    name: 'authorisation without a country',
    set: { 'G.k[1].G.k.3.2': null },
    finds: ['GEN-04 G.k.3.2'],
  },
  {
    name: 'dose without a unit',
    set: { 'G.k[1].G.k.4.r[1].G.k.4.r.1b': null },
    finds: ['GEN-04 G.k.4.r.1b'],
  },
  {
    name: 'unit of dose that is none',
    set: { 'G.k[1].G.k.4.r[1].G.k.4.r.1b': 'm g' },
    finds: ['GEN-02 G.k.4.r.1b'],
  },
  {
    name: 'drug ends before it starts',
    set: { 'G.k[1].G.k.4.r[1].G.k.4.r.5': '2024-01-01' },
    finds: ['DATE-04 G.k.4.r.5'],
  },
  {
    name: 'drug starts after the report',
    set: { 'G.k[1].G.k.4.r[1].G.k.4.r.4': '2025-03-02', 'G.k[1].G.k.4.r[1].G.k.4.r.5': null },
    finds: ['E2B-07 G.k.4.r.4', 'DATE-05 C.1.4'],
  },
  { name: 'action taken of no list', set: { 'G.k[1].G.k.8': '7' }, finds: ['GEN-02 G.k.8'] },
  {
    name: 'no assessment',
    without: ['G.k[1].G.k.9.i'],
    finds: ['E2B-15 G.k.9.i'],
  },
  {
    name: 'assessment of no reaction',
    set: { 'G.k[1].G.k.9.i[1].G.k.9.i.1': '99999999-9999-4999-8999-999999999999' },
    finds: ['GEN-03 G.k.9.i.1', 'E2B-15b G.k.9.i'],
  },
  {
    name: 'role of no drug',
    text: [/(<productUseReference[^>]*><id root=")[^"]*/, '$199999999-0000-4000-8000-000000000000'],
    finds: ['GEN-04 G.k.1', 'MSG-10 N.2.r'],
  },
  // H: narrative
  { name: 'narrative missing', set: { 'H.1': null }, finds: ['GEN-04 H.1'] },
  { name: 'narrative too long', set: { 'H.1': 'x'.repeat(100_001) }, finds: ['GEN-01 H.1'] },
  {
    name: 'diagnosis coded without its version',
    set: { 'H.3.r[1].H.3.r.1a': null },
    finds: ['GEN-04 H.3.r.1a'],
  },
  {
    name: 'summary without its language',
    set: { 'H.5.r[1].H.5.r.1b': null },
    finds: ['GEN-04 H.5.r.1b'],
  },
]
