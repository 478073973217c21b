import {
  isRows,
  type CaseContent,
  type Envelope,
  type Row,
} from '#kernel/case/content/case_content'
import { toKey } from '#kernel/case/content/element_id'
import type { Leaf } from '#kernel/case/content/leaf'
import { writeMessage } from '#plugins/e2b/message/writer'
import { catalogue } from '#tests/e2b/message_fixture'
import type { Violation } from '#tests/e2b/violations'

const SENT = '2025-03-03T10:00:00+01:00'
const EVENT = '20000000-0000-4000-8000-000000000001'
const NI = { nullFlavor: 'NI' }

const header: Envelope = {
  N_1_1: '1',
  N_1_2: 'BATCH-1',
  N_1_3: 'PARTNER',
  N_1_4: 'PHAROS',
  N_1_5: SENT,
  N_2_r_1: 'DE-PARTNER-1',
  N_2_r_2: 'PARTNER',
  N_2_r_3: 'PHAROS',
  N_2_r_4: SENT,
}

/** A study report with something in every section, against which no rule finds anything. */
const content: CaseContent = {
  C_1_1: 'DE-PARTNER-1',
  C_1_2: SENT,
  C_1_3: '2',
  C_1_4: '2025-03-01',
  C_1_5: '2025-03-01',
  C_1_6_1: true,
  C_1_6_1_r: [row('a', { C_1_6_1_r_1: 'Discharge letter' })],
  C_1_7: true,
  C_1_8_1: 'DE-PARTNER-1',
  C_1_8_2: '2',
  C_1_9_1: true,
  C_1_9_1_r: [row('b', { C_1_9_1_r_1: 'Another holder', C_1_9_1_r_2: 'AH-77' })],
  C_1_10_r: [row('c', { C_1_10_r: 'DE-PARTNER-7' })],
  C_2_r: [row('d', { C_2_r_3: 'DE', C_2_r_4: '1', C_2_r_5: '1' })],
  C_3_1: '1',
  C_3_2: 'Partner',
  C_5_3: 'PH-302',
  C_5_4: '1',
  D_1: 'AB',
  D_2_1: '1960-05-01',
  D_2_2a: '64',
  D_2_2b: 'a',
  D_2_3: '6',
  D_3: '70.5',
  D_5: '1',
  D_7_1_r: [row('e', { D_7_1_r_1a: '91.1', D_7_1_r_1b: '90100003', D_7_1_r_2: '2020' })],
  D_7_2: 'Known for years.',
  D_8_r: [row('f', { D_8_r_1: 'Demopril', D_8_r_4: '2020', D_8_r_5: '2021' })],
  D_9_2_r: [row('1', { D_9_2_r_1a: '91.1', D_9_2_r_1b: '90100004', D_9_2_r_2: 'Demo cause' })],
  E_i: [
    {
      id: EVENT,
      E_i_1_2: 'Demo rash',
      E_i_2_1a: '91.1',
      E_i_2_1b: '90100001',
      E_i_3_2a: NI,
      E_i_3_2b: NI,
      E_i_3_2c: true,
      E_i_3_2d: NI,
      E_i_3_2e: NI,
      E_i_3_2f: NI,
      E_i_4: '2025-02-20',
      E_i_5: '2025-02-24',
      E_i_6a: '5',
      E_i_6b: 'd',
      E_i_7: '3',
      E_i_9: 'DE',
    },
  ],
  F_r: [
    row('2', {
      F_r_1: '2025-02-21',
      F_r_2_1: 'Demo enzyme',
      F_r_3_2: '31.3',
      F_r_3_3: 'U/L',
      F_r_4: '7',
      F_r_5: '40',
      F_r_7: true,
    }),
  ],
  G_k: [
    {
      id: '30000000-0000-4000-8000-000000000001',
      G_k_1: '1',
      G_k_2_2: 'Demo tablet B',
      G_k_2_3_r: [row('3', { G_k_2_3_r_1: 'Demoprazole', G_k_2_3_r_3a: '20', G_k_2_3_r_3b: 'mg' })],
      G_k_2_5: true,
      G_k_3_1: 'DEMO-1',
      G_k_3_2: 'DE',
      G_k_4_r: [
        row('4', {
          G_k_4_r_1a: '20',
          G_k_4_r_1b: 'mg',
          G_k_4_r_2: '0.5',
          G_k_4_r_3: 'd',
          G_k_4_r_4: '2025-01-10',
          G_k_4_r_5: '2025-02-20',
        }),
      ],
      G_k_7_r: [row('5', { G_k_7_r_1: 'Demo ache', G_k_7_r_2a: '91.1', G_k_7_r_2b: '90100002' })],
      G_k_8: '1',
      G_k_9_i: [
        row('6', {
          G_k_9_i_1: EVENT,
          G_k_9_i_2_r: [
            row('7', {
              G_k_9_i_2_r_1: 'Reporter',
              G_k_9_i_2_r_2: 'Global introspection',
              G_k_9_i_2_r_3: 'Related',
            }),
          ],
        }),
      ],
    },
  ],
  H_1: 'A narrative.',
  H_3_r: [row('8', { H_3_r_1a: '91.1', H_3_r_1b: '90100001' })],
  H_5_r: [row('9', { H_5_r_1a: 'Ein Fall.', H_5_r_1b: 'deu' })],
}

/** The valid message, or the message with one violation of the catalogue. */
export function messageWith(violation: Partial<Violation> = {}): Buffer {
  const first = reportWith(violation)
  const reports = [first, ...(violation.twice ? [reportWith({ set: violation.twice })] : [])]
  const xml = writeMessage(
    {
      batch: partOf(first, (key) => key.startsWith('N_1_')) as Envelope,
      reports: reports.map((report) => ({
        envelope: partOf(report, (key) => key.startsWith('N_2_')) as Envelope,
        content: partOf(report, (key) => !key.startsWith('N_')),
      })),
    },
    catalogue
  )
  if (violation.text === undefined) return Buffer.from(xml)
  const changed = xml.replace(...violation.text)
  if (changed === xml) throw new Error(`The message has no ${violation.text[0]}`)
  return Buffer.from(changed)
}

function reportWith({ set = {}, without = [], again }: Partial<Violation>): CaseContent {
  const report = structuredClone({ ...header, ...content }) as CaseContent
  for (const [path, leaf] of Object.entries(set)) {
    const { level, key } = placeOf(report, path)
    if (leaf === null) delete level[key]
    else level[key] = leaf
  }
  for (const path of without) {
    const { level, key } = placeOf(report, path)
    delete level[key]
  }
  if (again) {
    const rows = report[toKey(again)] as Row[]
    rows.push({ ...structuredClone(rows[0]!), id: '70000000-0000-4000-8000-000000000001' })
  }
  return report
}

function placeOf(report: CaseContent, path: string) {
  const steps = path.split(/(?<=\])\./)
  let level: CaseContent | Row = report
  for (const step of steps.slice(0, -1)) {
    const [, group, position] = /^(.+)\[(\d+)\]$/.exec(step)!
    const rows: unknown = level[toKey(group!)]
    if (!isRows(rows)) throw new Error(`The message has no ${step}`)
    level = rows[Number(position) - 1]!
  }
  return { level, key: toKey(steps.at(-1)!) }
}

function partOf(report: CaseContent, isPart: (key: string) => boolean): CaseContent {
  return Object.fromEntries(Object.entries(report).filter(([key]) => isPart(key)))
}

function row(mark: string, leaves: Record<string, Leaf | Row[]>): Row {
  return { id: `10000000-0000-4000-8000-00000000000${mark}`, ...leaves } as Row
}
