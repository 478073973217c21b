import type { Leaf } from '#kernel/case/content/leaf'
import type { Stroke } from '#tests/journeys/kit/keyboard_only'
import type { Language } from '#tests/journeys/kit/words'

/** A page with what is typed on it, in the order of the guide. */
export interface TypedPage {
  page: string
  strokes: readonly Stroke[]
}

/** What a case should hold: elements with their values, rows by how often an element comes. */
export type Expected = readonly (readonly [key: string, leaf: Leaf])[]

const F2 = { key: 'F2' }
const ENTER = { key: 'Enter' }
/** The first null flavour that an element allows. */
const NULL = [F2, ENTER] as const

const words = {
  en: {
    reporter: 'Weaver',
    hospital: 'Demo General Hospital',
    sender: 'Demo Pharma',
    reaction: 'Rash on both arms',
    second: 'Fever',
    history: 'Asthma since childhood, treated with inhaled steroids.',
    drug: 'Demopril 10 mg tablet',
    dosage: 'One tablet in the morning',
    indication: 'High blood pressure',
    route: 'Oral',
    test: 'Alanine aminotransferase',
    method: 'Global introspection',
    related: 'Related',
    company: 'Company',
    study: 'A study of Demopril in high blood pressure',
    narrative:
      'A 65-year-old woman took Demopril 10 mg daily for high blood pressure from 10 February 2026. ' +
      'On 28 February 2026 a rash came up on both arms, followed by fever of 39.2 degrees. She was ' +
      'taken to hospital, Demopril was withdrawn, and she was given an antihistamine. Alanine ' +
      'aminotransferase was 120 U/L on 1 March 2026. The rash went within five days and she left ' +
      'the hospital on 5 March 2026, recovered.',
    comment: 'A causal role of the drug is likely: the reaction came after it and went without it.',
    // A code is found by its number, by its name, and in Chinese by the initials of pinyin. Tab takes
    // what is said in full; Enter takes the first that fits.
    country: 'france',
    pharma: '1',
    physician: '1',
    female: 'fem',
    recovered: '1',
    suspect: '1',
    withdrawn: 'withd',
  },
  zh: {
    reporter: '王',
    hospital: '示范综合医院',
    sender: '演示制药',
    reaction: '双臂皮疹',
    second: '发热',
    history: '自幼哮喘，吸入激素治疗。',
    drug: '演示普利片10毫克',
    dosage: '每日早晨一片',
    indication: '高血压',
    route: '口服',
    test: '丙氨酸氨基转移酶',
    method: '综合判断',
    related: '相关',
    company: '公司',
    study: '演示普利治疗高血压的研究',
    narrative:
      '患者女性，65岁，因高血压自2026年2月10日起每日服用演示普利10毫克。2026年2月28日双臂出现皮疹，' +
      '随后发热39.2度，遂住院，停用演示普利并给予抗组胺药。2026年3月1日丙氨酸氨基转移酶120 U/L。' +
      '皮疹于五日内消退，患者于2026年3月5日痊愈出院。',
    comment: '该药很可能与反应有关：反应发生于用药之后，停药后消失。',
    country: 'fg',
    pharma: 'zygs',
    physician: 'ys',
    // Both sexes begin with n.
    female: '女',
    recovered: 'qy',
    suspect: 'hy',
    withdrawn: 'ty',
  },
} as const

/**
 * A whole standard case as somebody types it in, and what the case holds then.
 * @param kind a spontaneous report, or one from a clinical study
 * @param number C.1.1, of its own for each case
 */
export function standardCase(lang: Language, kind: 'spontaneous' | 'study', number: string) {
  const say = words[lang]
  const isStudy = kind === 'study'
  const title: Stroke = ['C.2.r.1.1', 'Dr']
  const familyName: Stroke = ['C.2.r.1.4', say.reporter]
  // In Chinese the family name comes first.
  const nameOfReporter = lang === 'zh' ? [familyName, title] : [title, familyName]
  const first: readonly Stroke[] = [
    ['C.1.3', isStudy ? '2' : '1'],
    ['C.1.4', '20260304'],
    ['C.2.r.3', say.country, ENTER],
  ]
  const pages: TypedPage[] = [
    {
      page: 'case_identification',
      strokes: [
        ['C.1.1', number],
        ['C.1.2', '20260306090000+0000'],
        ['C.1.5', '20260304'],
        ['C.1.6.1', 'n'],
        ['C.1.7', 'y'],
        ['C.1.8.1', number],
        ['C.1.8.2', '2'],
        ['C.1.9.1', ...NULL],
      ],
    },
    {
      page: 'reporter',
      strokes: [...nameOfReporter, ['C.2.r.2.1', say.hospital], ['C.2.r.4', say.physician, ENTER]],
    },
    {
      page: 'sender',
      strokes: [
        ['C.3.1', say.pharma, ENTER],
        ['C.3.2', say.sender],
        ['C.3.3.5', say.reporter],
        ['C.3.4.8', 'safety@demo.example'],
      ],
    },
    {
      page: 'study',
      strokes: isStudy
        ? [
            { add: 'C.5.1.r' },
            ['C.5.1.r.1', '2025-000001-01'],
            ['C.5.1.r.2', say.country, ENTER],
            ['C.5.2', say.study],
            ['C.5.3', 'DP-301'],
            ['C.5.4', '1'],
          ]
        : [],
    },
    { page: 'literature', strokes: [] },
    {
      page: 'patient',
      strokes: [
        ['D.1', 'A.B.'],
        ['D.2.2a', '65'],
        ['D.2.2b', 'a'],
        ['D.3', '70'],
        ['D.4', '172'],
        ['D.5', say.female, ENTER],
      ],
    },
    {
      page: 'medical_history',
      strokes: [
        { add: 'D.7.1.r' },
        ['D.7.1.r.1b', '90100003'],
        ['D.7.1.r.1a', '91.1'],
        ['D.7.1.r.2', '1974'],
        ['D.7.1.r.3', 'y'],
        ['D.7.1.r.5', say.history],
      ],
    },
    { page: 'drug_history', strokes: [] },
    { page: 'pregnancy', strokes: [] },
    {
      page: 'adverse_events',
      strokes: [
        { add: 'E.i' },
        ['E.i.1.1a', say.reaction],
        ['E.i.1.1b', 'eng'],
        ['E.i.1.2', 'Rash'],
        ['E.i.2.1b', '90100001'],
        ['E.i.2.1a', '91.1'],
        ['E.i.3.1', '3'],
        ['E.i.3.2a', ...NULL],
        ['E.i.3.2b', ...NULL],
        ['E.i.3.2c', 'y'],
        ['E.i.3.2d', ...NULL],
        ['E.i.3.2e', ...NULL],
        ['E.i.3.2f', ...NULL],
        ['E.i.4', '20260228'],
        ['E.i.5', '20260305'],
        ['E.i.7', say.recovered, ENTER],
        ['E.i.9', say.country, ENTER],
        { add: 'E.i' },
        ['E.i.1.2', say.second],
        ['E.i.2.1b', '90100002'],
        ['E.i.2.1a', '91.1'],
        ...['a', 'b', 'c', 'd', 'e'].map((each): Stroke => [`E.i.3.2${each}`, ...NULL]),
        ['E.i.3.2f', 'y'],
        ['E.i.4', '202603'],
        ['E.i.5', '202603'],
        ['E.i.7', say.recovered, ENTER],
      ],
    },
    {
      page: 'tests_and_procedures',
      strokes: [
        { add: 'F.r' },
        ['F.r.1', '2026-3-1'],
        ['F.r.2.1', say.test],
        ['F.r.3.2', '120'],
        ['F.r.3.3', 'U/L'],
        ['F.r.4', '10'],
        ['F.r.5', '45'],
      ],
    },
    {
      page: 'drug',
      strokes: [
        { add: 'G.k' },
        ['G.k.1', say.suspect, ENTER],
        ['G.k.2.2', say.drug],
        { add: 'G.k.4.r' },
        ['G.k.4.r.1a', '10'],
        ['G.k.4.r.1b', 'mg'],
        ['G.k.4.r.2', '1'],
        ['G.k.4.r.3', 'd'],
        ['G.k.4.r.4', '20260210'],
        ['G.k.4.r.5', '20260228'],
        ['G.k.4.r.8', say.dosage],
        ['G.k.4.r.10.1', say.route],
        { add: 'G.k.7.r' },
        ['G.k.7.r.1', say.indication],
        ['G.k.8', say.withdrawn, ENTER],
      ],
    },
    {
      page: 'causality',
      strokes: [
        { press: ['Enter'] },
        { add: 'G.k.9.i.2.r' },
        ['G.k.9.i.2.r.1', say.company],
        ['G.k.9.i.2.r.2', say.method],
        ['G.k.9.i.2.r.3', say.related],
        { press: ['Escape', 'ArrowRight', 'Enter'] },
        { add: 'G.k.9.i.2.r' },
        ['G.k.9.i.2.r.1', say.company],
        ['G.k.9.i.2.r.2', say.method],
        ['G.k.9.i.2.r.3', say.related],
      ],
    },
    {
      page: 'narrative',
      strokes: [
        ['H.1', say.narrative],
        ['H.4', say.comment],
      ],
    },
  ]
  return { first, pages, expected: expectedOf(say, isStudy, number) }
}

const none = { nullFlavor: 'NI' }

function expectedOf(say: (typeof words)[Language], isStudy: boolean, number: string): Expected {
  const study: Expected = [
    ['C_5_1_r_1', '2025-000001-01'],
    ['C_5_1_r_2', 'FR'],
    ['C_5_2', say.study],
    ['C_5_3', 'DP-301'],
    ['C_5_4', '1'],
  ]
  const assessment: Expected = [
    ['G_k_9_i_2_r_1', say.company],
    ['G_k_9_i_2_r_2', say.method],
    ['G_k_9_i_2_r_3', say.related],
  ]
  const without = (true_: string): Expected =>
    [...'abcdef'].map((each) => [`E_i_3_2${each}`, each === true_ ? true : none] as const)
  return [
    ['C_1_1', number],
    ['C_1_2', '2026-03-06T09:00:00+00:00'],
    ['C_1_3', isStudy ? '2' : '1'],
    ['C_1_4', '2026-03-04'],
    ['C_1_5', '2026-03-04'],
    ['C_1_6_1', false],
    ['C_1_7', true],
    ['C_1_8_1', number],
    ['C_1_8_2', '2'],
    ['C_1_9_1', none],
    ['C_2_r_1_1', 'Dr'],
    ['C_2_r_1_4', say.reporter],
    ['C_2_r_2_1', say.hospital],
    ['C_2_r_3', 'FR'],
    ['C_2_r_4', '1'],
    ['C_2_r_5', '1'],
    ['C_3_1', '1'],
    ['C_3_2', say.sender],
    ['C_3_3_5', say.reporter],
    ['C_3_4_8', 'safety@demo.example'],
    ...(isStudy ? study : []),
    ['D_1', 'A.B.'],
    ['D_2_2a', '65'],
    ['D_2_2b', 'a'],
    ['D_3', '70'],
    ['D_4', '172'],
    ['D_5', '2'],
    ['D_7_1_r_1b', '90100003'],
    ['D_7_1_r_1a', '91.1'],
    ['D_7_1_r_2', '1974'],
    ['D_7_1_r_3', true],
    ['D_7_1_r_5', say.history],
    ['E_i_1_1a', say.reaction],
    ['E_i_1_1b', 'eng'],
    ['E_i_1_2', 'Rash'],
    ['E_i_2_1b', '90100001'],
    ['E_i_2_1a', '91.1'],
    ['E_i_3_1', '3'],
    ...without('c'),
    ['E_i_4', '2026-02-28'],
    ['E_i_5', '2026-03-05'],
    ['E_i_7', '1'],
    ['E_i_9', 'FR'],
    ['E_i_1_2', say.second],
    ['E_i_2_1b', '90100002'],
    ['E_i_2_1a', '91.1'],
    ...without('f'),
    ['E_i_4', '2026-03'],
    ['E_i_5', '2026-03'],
    ['E_i_7', '1'],
    ['F_r_1', '2026-03-01'],
    ['F_r_2_1', say.test],
    ['F_r_3_2', '120'],
    ['F_r_3_3', 'U/L'],
    ['F_r_4', '10'],
    ['F_r_5', '45'],
    ['G_k_1', '1'],
    ['G_k_2_2', say.drug],
    ['G_k_4_r_1a', '10'],
    ['G_k_4_r_1b', 'mg'],
    ['G_k_4_r_2', '1'],
    ['G_k_4_r_3', 'd'],
    ['G_k_4_r_4', '2026-02-10'],
    ['G_k_4_r_5', '2026-02-28'],
    ['G_k_4_r_8', say.dosage],
    ['G_k_4_r_10_1', say.route],
    ['G_k_7_r_1', say.indication],
    ['G_k_8', '1'],
    ...assessment,
    ...assessment,
    ['H_1', say.narrative],
    ['H_4', say.comment],
  ]
}
