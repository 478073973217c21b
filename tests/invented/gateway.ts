/** Where they go: to China by a portal, to the EU as files in a folder. */
export const demoDestinations = [
  {
    ...{ code: 'CDR', name: 'National Center for ADR Monitoring 国家药品不良反应监测中心' },
    ...{ region: 'CN', authority: 'CDR', isPortal: true, receiver: 'DEMOCDR', maxMegabytes: null },
    fileName: '{code}_{case}_{n}.xml',
  },
  {
    ...{ code: 'EMA', name: 'EudraVigilance 欧洲药品管理局' },
    ...{ region: 'EU', authority: 'EMA', isPortal: false, receiver: 'DEMOEMA', maxMegabytes: 20 },
    fileName: 'EVPM_{number}.xml',
  },
] as const

/** What becomes of a submission of the demonstration. */
export type DemoFate =
  'accepted' | 'rejected' | 'delivered' | 'halted' | 'portal' | 'closed' | 'withdrawn' | 'confirmed'

type DemoFates = Readonly<Record<'CDR' | 'EMA', DemoFate | null>>

const manyFates: readonly DemoFates[] = [
  { CDR: 'accepted', EMA: 'accepted' },
  { CDR: 'accepted', EMA: 'rejected' },
  { CDR: 'portal', EMA: 'delivered' },
  { CDR: 'confirmed', EMA: 'halted' },
  { CDR: 'withdrawn', EMA: 'closed' },
  { CDR: null, EMA: 'delivered' },
]

/**
 * By project that submits cases, to China and to the EU: what becomes of the first cases that can be
 * submitted, in their order, at each destination.
 */
export const demoFates: Readonly<Record<string, readonly DemoFates[]>> = {
  PH900: manyFates,
  IG500: manyFates,
  PH302: [{ CDR: 'withdrawn', EMA: null }],
}

/** What an authority says of a report that it rejects, in its words: five errors. */
export const demoRejection = `Errors:
1: R0101: D.1 Patient must not be blank.
2: E.i[1].2.1b is not a term of a MedDRA version that the receiver supports.
3: C.2.r.4 Qualification does not fit the type of the report.
4: G.k[1].2.2 is not known to the receiver.
5: The sender is not registered for reports of this kind.`

/** What it remarks on one that it takes all the same. */
export const demoWarning = 'Warnings:\n1: H.1 is longer than the receiver shows.'

/** The project in whose test environment people train with regulators that are played. */
export const trainingProject = 'PH900'

/** Regulators that are played there: one takes all, one rejects with what it finds, one warns by a folder. */
export const demoRegulators = [
  {
    regulator: {
      ...{ name: 'Simulated CDE 模拟药审中心', serves: 0, rule: 'accept', delaySeconds: 10 },
      remarks: '',
    },
    code: 'SIMCN',
    region: 'CN',
    receiver: 'SIMCDE',
  },
  {
    regulator: {
      ...{ name: 'Simulated EMA 模拟欧洲药品管理局', serves: 0, rule: 'reject', delaySeconds: 20 },
      remarks: [
        'D.1 Patient must not be blank.',
        'E.i[1].2.1b is not a term of a MedDRA version that the receiver supports.',
        'H.1 is longer than the receiver shows.',
      ].join('\n'),
    },
    code: 'SIMEU',
    region: 'EU',
    receiver: 'SIMEMA',
  },
  {
    regulator: {
      ...{ name: 'Simulated office by folder 模拟文件夹机构', serves: 0, way: 'folder' },
      ...{ rule: 'accept', delaySeconds: 30, remarks: 'H.1 is longer than the office shows.' },
    },
    code: 'SIMDROP',
    region: 'EU',
    receiver: 'SIMDROP',
  },
] as const

/** So many cases are submitted to each regulator that is reached by a folder. */
export const submittedByFolder = 2
