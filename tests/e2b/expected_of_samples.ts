/** What is found in the official samples: rule and element of each finding, once. Nothing of their content. */
export interface ExpectedFindings {
  /** Number of the refusal, for a file that is no message with reports. */
  readonly refused?: number
  /** Errors that the file deserves; each has its reason below. */
  readonly errors?: readonly string[]
  /** Errors by demands of this product alone. */
  readonly own?: readonly string[]
  readonly warnings?: readonly string[]
}

export const EXPECTED: Readonly<Record<string, ExpectedFindings>> = {
  'FAERS2022Scenario1.xml': {
    own: ['E2B-09 E.i.5'],
    warnings: ['DATE-07 C.1.2', 'ICH-02 N.2.r.1'],
  },
  'FAERS2022Scenario2.xml': {
    own: ['E2B-09 E.i.5'],
    warnings: ['DATE-07 C.1.2', 'ICH-02 N.2.r.1'],
  },
  'FAERS2022Scenario4.xml': {
    own: ['E2B-09 E.i.5'],
    warnings: ['DATE-07 C.1.2', 'ICH-02 N.2.r.1'],
  },
  'FAERS2022Scenario5-1.xml': {
    own: ['E2B-09 E.i.5'],
    warnings: ['GEN-02 G.k.10.r', 'DATE-07 C.1.2', 'ICH-02 N.2.r.1'],
  },
  'FAERS2022Scenario7.xml': {
    own: ['E2B-15 G.k.9.i'],
    warnings: ['DATE-07 C.1.2', 'ICH-02 N.2.r.1'],
  },
  'FAERS_EXAMPLE_R2.xml': { refused: 2705 },
  'R3ack-positive.ack': { refused: 2705 },
  'VAERS_EXAMPLE.xml': {
    errors: ['GEN-04 D.1'],
    own: ['E2B-15 G.k.9.i'],
    warnings: ['GEN-02 FDA.C.1.7.1'],
  },
  'ich_ema/EMA_TESTCASE01A_SE.xml': {
    errors: ['GEN-04 D.9.4.r.2', 'GEN-04 G.k.3.2', 'GEN-02 G.k.4.r.7'],
  },
  'ich_ema/EMA_TESTCASE02_US.xml': {
    errors: ['GEN-02 C.1.9.1', 'GEN-04 G.k.3.2', 'E2B-17 D.7.2'],
    own: ['E2B-06 C.1.5', 'E2B-09 E.i.5'],
    warnings: ['E2B-15b G.k.9.i'],
  },
  'ich_ema/EMA_TESTCASE04_US.xml': {
    errors: ['GEN-02 C.1.9.1', 'GEN-04 D.1', 'GEN-04 G.k.3.2', 'GEN-02 G.k.4.r.7'],
    own: ['E2B-15 G.k.9.i'],
    warnings: ['ICH-09 D.10.2.2a'],
  },
  'ich_ema/EMA_TESTCASE06_DE.xml': {
    errors: ['GEN-02 C.1.9.1', 'GEN-02 G.k.4.r.7', 'E2B-08 E.i.3.2'],
    own: ['E2B-09 E.i.5'],
    warnings: ['E2B-15b G.k.9.i'],
  },
  'ich_ema/ICH_1-1_literature_initial.xml': {
    errors: ['GEN-02 E.i.1.1b', 'GEN-02 H.5.r.1b', 'E2B-14 C.1.6.1.r.1'],
    own: ['E2B-06 C.1.5'],
    warnings: ['ICH-02 N.2.r.1'],
  },
  'ich_ema/ICH_1-2_nullification.xml': {
    errors: ['GEN-02 E.i.1.1b', 'GEN-02 H.5.r.1b', 'E2B-14 C.1.6.1.r.1'],
    warnings: ['ICH-02 N.2.r.1'],
  },
  'ich_ema/ICH_2-1_new_number_initial.xml': {
    own: ['E2B-15 G.k.9.i'],
    warnings: ['ICH-02 N.2.r.1'],
  },
  'ich_ema/ICH_2-2_new_number_follow_up.xml': {
    errors: ['E2B-22 C.2.r.5'],
    own: ['E2B-06 C.1.5', 'E2B-15 G.k.9.i'],
    warnings: ['ICH-02 N.2.r.1'],
  },
  'ich_ema/ICH_ACK_reference_instance.xml': { refused: 2705 },
}

/** Why each of these errors stays, although an authority wrote the file. */
export const DESERVED: Readonly<Record<string, string>> = {
  'E2B-08 E.i.3.2': 'ICH takes true or the null flavour NI; the file says false.',
  'E2B-14 C.1.6.1.r.1':
    'ICH asks for C.1.6.1.r.1 where C.1.6.1 is true; the file lists literature only.',
  'E2B-17 D.7.2': 'ICH asks for D.7.2, if only a null flavour, where D.7.1.r has no row.',
  'E2B-22 C.2.r.5': 'ICH asks for exactly one primary source; the file marks none.',
  'GEN-02 C.1.9.1': 'ICH takes true or the null flavour NI; the file says false.',
  'GEN-02 E.i.1.1b': 'ISO 639-2 has codes of three letters; the file says JA.',
  'GEN-02 G.k.4.r.7':
    'The table of ICH has no null flavour for a batch number, nor have those of FDA and MFDS.',
  'GEN-02 H.5.r.1b': 'ISO 639-2 has codes of three letters; the file says JA.',
  'GEN-04 D.1': 'Mandatory with ICH: a value or a null flavour; the file has neither at its place.',
  'GEN-04 D.9.4.r.2': 'ICH asks for the text of a cause of death that is coded.',
  'GEN-04 G.k.3.2': 'ICH and FDA (R0074) ask for the country beside an authorisation number.',
}
