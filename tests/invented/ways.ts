import type { DemoCase } from '#tests/invented/cases/demo_cases'
import type { InventedVersion } from '#tests/invented/cases/later_version'

/** What somebody of the demonstration does with a case on its way; `by` is the code of their role. */
export type InventedAct = { readonly by: string } & (
  | { readonly act: 'pass' | 'claim' }
  | { readonly act: 'recall' | 'delete'; readonly reason: string }
  | { readonly act: 'return' | 'withdraw'; readonly to: string; readonly reason: string }
  | InventedVersion
)

/** What is done with the cases of an environment. */
interface InventedWays extends Pick<DemoCase, 'project' | 'environment'> {
  /** Of its first cases, in their order; the rest stays where it was entered. */
  readonly ways: readonly (readonly InventedAct[])[]
}

/** Nodes in their order; the role of those who work at one has its code. */
const nodes = [
  ...['ENTRY', 'QUALITY', 'EVALUATION', 'REVIEW'],
  ...['ARCHIVE', 'SUBMISSION', 'CUSTOMER', 'ARCHIVED'],
]

/** It was submitted up to there, where somebody is to claim it. Who enters a case has it already. */
const broughtTo = (node: string): InventedAct[] =>
  nodes.slice(0, nodes.indexOf(node)).flatMap((by): InventedAct[] => {
    const pass = { by, act: 'pass' } as const
    return by === 'ENTRY' ? [pass] : [{ by, act: 'claim' }, pass]
  })

/** It was submitted up to there and claimed. */
const workedAt = (node: string): InventedAct[] => [...broughtTo(node), { by: node, act: 'claim' }]

/** A version was opened by who enters cases, and brought to the end by `demoProcess`, which gives cases out. */
function versionArchived(version: InventedVersion): InventedAct[] {
  const isWhole = version.act === 'follow-up'
  const way = broughtTo('ARCHIVED').filter(({ by, act }) => {
    if (by === 'EVALUATION') return isWhole && act === 'pass'
    return by !== 'QUALITY' || isWhole
  })
  return [{ by: 'ENTRY', ...version }, ...way]
}

/**
 * Cases at every node, and each act that people do with them. In the test environments in which people
 * try the rest, cases stay with whoever entered them.
 */
export const demoWays: readonly InventedWays[] = [
  {
    ...{ project: 'PH900', environment: 1 },
    ways: [
      workedAt('CUSTOMER'),
      workedAt('SUBMISSION'),
      workedAt('ARCHIVE'),
      workedAt('REVIEW'),
      workedAt('EVALUATION'),
      workedAt('QUALITY'),
      [
        ...workedAt('QUALITY'),
        {
          ...{ by: 'QUALITY', act: 'return', to: 'ENTRY' },
          reason: '案例中的住院日期与出院小结不一致，请对照原始资料核实并更正。',
        },
      ],
      broughtTo('QUALITY'),
    ],
  },
  {
    ...{ project: 'PH302', environment: 1 },
    ways: [
      [
        ...broughtTo('QUALITY'),
        {
          ...{ by: 'ENTRY', act: 'recall' },
          reason: '研究中心今日补充了实验室检查结果，录入后再提交。',
        },
      ],
      [
        ...workedAt('QUALITY'),
        {
          ...{ by: 'PRO_ADMIN', act: 'delete' },
          reason: 'Entered twice: the site sent the same report by mail and by fax.',
        },
      ],
      [
        ...workedAt('EVALUATION'),
        {
          ...{ by: 'ENTRY', act: 'withdraw', to: 'creator' },
          reason:
            'The site corrected the start date of treatment. To be entered before assessment.',
        },
      ],
      broughtTo('EVALUATION'),
      broughtTo('ARCHIVED'),
      [
        ...workedAt('REVIEW'),
        {
          ...{ by: 'REVIEW', act: 'return', to: 'EVALUATION' },
          reason: 'The company comment does not take the follow-up into account yet.',
        },
      ],
    ],
  },
  {
    ...{ project: 'IG500', environment: 1 },
    ways: [
      workedAt('REVIEW'),
      [
        ...workedAt('QUALITY'),
        {
          ...{ by: 'QUALITY', act: 'return', to: 'ENTRY' },
          reason: 'Please add the daily dose as the discharge letter gives it.',
        },
      ],
      [
        ...broughtTo('ARCHIVED'),
        ...versionArchived({
          ...{ act: 'nullification', days: 40 },
          reason: 'The reporter withdrew the report: it concerns a product of another company.',
        }),
      ],
      broughtTo('QUALITY'),
      [
        ...broughtTo('ARCHIVED'),
        ...versionArchived({ act: 'follow-up', days: 12 }),
        ...versionArchived({
          ...{ act: 'amendment', days: 20 },
          reason: '录入时将给药途径误选为口服，更正为静脉滴注；报告内容没有变化。',
        }),
      ],
    ],
  },
  {
    ...{ project: 'SL210', environment: 0 },
    ways: [
      workedAt('CUSTOMER'),
      workedAt('ARCHIVE'),
      workedAt('QUALITY'),
      [
        ...broughtTo('QUALITY'),
        {
          ...{ by: 'ENTRY', act: 'recall' },
          reason: 'Submitted too early: the laboratory report is still to be attached.',
        },
      ],
    ],
  },
]

const shorterWay = { notFor: ['amendment', 'nullification'] } as const

/**
 * Where there are many cases, each node has its days, and who works at one is kept from the next. One
 * project locks what has ended: what began before it said so stays open.
 */
export const demoProcess = {
  projects: ['PH900', 'IG500'],
  environment: 1,
  locking: ['IG500'],
  nodes: [
    { key: 'ENTRY', afterReturn: 'resume', workingDays: 2 },
    {
      key: 'QUALITY',
      afterReturn: 'resume',
      workingDays: 1,
      ...shorterWay,
      notBy: ['ENTRY'],
      gates: { findings: 'warn' },
    },
    {
      key: 'EVALUATION',
      afterReturn: 'resume',
      workingDays: 3,
      ...shorterWay,
      assignment: 'least',
    },
    {
      key: 'REVIEW',
      afterReturn: 'resume',
      workingDays: 1,
      notBy: ['EVALUATION'],
      gates: { findings: 'block' },
    },
    { key: 'ARCHIVE', afterReturn: 'rerun', workingDays: 2 },
    { key: 'SUBMISSION', afterReturn: 'rerun', workingDays: 1 },
    { key: 'CUSTOMER', afterReturn: 'rerun', workingDays: 3 },
    { key: 'ARCHIVED', afterReturn: 'resume' },
  ],
} as const
