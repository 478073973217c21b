/** A row of a register of the demonstration; `then` is what it says from a later day on. */
interface DemoEntry {
  readonly register: 'approvals' | 'actions' | 'trials' | 'exposure' | 'risks'
  readonly values: Readonly<Record<string, string>>
  readonly validFrom?: string
  readonly then?: {
    readonly validFrom: string
    readonly values: Readonly<Record<string, string>>
    readonly reason: string
  }
}

const trial = (study: string, values: Readonly<Record<string, string>>, then?: DemoEntry['then']) =>
  ({
    register: 'trials',
    values: { study, state: 'ongoing', ...values },
    ...(then && { then }),
  }) as const

/** Subjects of an arm: adults and the elderly, male and female each. */
function treated(study: string, arm: string, numbers: readonly number[]): DemoEntry[] {
  const people = [
    ...(['adult', 'elderly'] as const).flatMap((age) =>
      (['male', 'female'] as const).map((sex) => ({ age, sex }))
    ),
  ]
  return people.map((one, at) => ({
    register: 'exposure',
    validFrom: '2026-03-31',
    values: {
      ...{ from: 'trial', study, arm, ...one, subjects: String(numbers[at]) },
      source: '随机化系统，已用药受试者',
    },
  }))
}

const phaseTwo = {
  ...{ title: 'PH-302 片治疗晚期非小细胞肺癌的单臂 Ⅱ 期研究', phase: 'II', countries: 'CN' },
  ...{ population: '成人晚期非小细胞肺癌', start: '2025-04-08' },
  ...{ plannedStudyDrug: '120', enrolledStudyDrug: '116' },
}

/** Of a product that is tried: two trials, their 356 subjects, what is watched. */
const tried: readonly DemoEntry[] = [
  trial('PH302-201', phaseTwo, {
    validFrom: '2026-09-30',
    reason: '末例受试者末次访视完成',
    values: {
      ...{ ...phaseTwo, study: 'PH302-201', state: 'completed' },
      ...{ end: '2026-09-30', enrolledStudyDrug: '120' },
    },
  }),
  trial('PH302-301', {
    ...{ title: 'PH-302 片对比标准治疗的随机对照 Ⅲ 期研究', phase: 'III', countries: 'CN, US' },
    ...{ population: '成人晚期非小细胞肺癌，一线治疗', start: '2025-06-10' },
    ...{ plannedStudyDrug: '300', plannedComparator: '150' },
    ...{ enrolledStudyDrug: '160', enrolledComparator: '80' },
  }),
  ...treated('PH302-201', 'study_drug', [42, 30, 26, 18]),
  ...treated('PH302-301', 'study_drug', [62, 44, 32, 22]),
  ...treated('PH302-301', 'comparator', [31, 22, 16, 11]),
  {
    register: 'actions',
    values: {
      ...{ day: '2026-06-15', countries: 'CN, US', takenBy: 'monitoring' },
      action: '方案第 3 版：中度以上肝功能不全者不再入组，用药前 8 周每周监测肝功能',
      ...{ reason: '两例 3 级肝酶升高伴胆红素升高', indication: '晚期非小细胞肺癌' },
    },
  },
  {
    register: 'risks',
    values: {
      ...{ term: '药物性肝损伤', category: 'potential', since: '2025-08-20' },
      ...{ state: 'minimised', evaluation: '多发生于用药后 4 周内，停药后可逆。' },
    },
  },
  {
    register: 'risks',
    values: {
      ...{ term: '重度肾功能不全患者的用药', category: 'missing', since: '2025-04-01' },
      ...{ state: 'monitored', evaluation: '临床试验排除此人群。' },
    },
  },
]

const approved = (country: string, date: string, more: Readonly<Record<string, string>> = {}) =>
  ({
    register: 'approvals',
    values: {
      ...{ country, date, tradeName: '演示缓释片', doseForm: '缓释片 5 mg' },
      ...{ indication: '成人原发性高血压', status: 'approved', ...more },
    },
  }) as const

/** Tablets sold in years from March to February. */
function sold(country: string, tablets: readonly number[]): DemoEntry[] {
  const first = 2021
  return tablets.map((units, at) => {
    const year = first + at + 1
    const lastOfFebruary = year % 4 === 0 ? 29 : 28
    return {
      register: 'exposure',
      values: {
        ...{ from: 'market', country, start: `${year - 1}-03-01` },
        ...{ end: `${year}-02-${lastOfFebruary}`, units: String(units) },
        ...{ strength: '5', ddd: '5', unit: 'mg', source: '出厂销售数据' },
      },
    }
  })
}

/** Of a product on the market: 67.2 million tablets of 5 mg, which are 183,984 patient-years. */
const marketed: readonly DemoEntry[] = [
  approved('CN', '2021-03-01'),
  approved('DE', '2021-11-15'),
  approved('FR', '2022-01-20', { status: 'withdrawn', withdrawalReason: '商业原因，与安全性无关' }),
  approved('BR', '2025-04-10'),
  {
    register: 'actions',
    values: {
      ...{ day: '2024-09-10', countries: 'CN', takenBy: 'authority' },
      ...{ action: '说明书【注意事项】增加高钾血症', reason: '上市后监测信号' },
    },
  },
  ...(['study_drug', 'placebo'] as const).map((arm): DemoEntry => ({
    register: 'exposure',
    validFrom: '2021-03-01',
    values: {
      ...{ from: 'trial', study: 'PH900-301', arm },
      ...{ subjects: arm === 'placebo' ? '206' : '412', source: '注册临床试验总结报告' },
    },
  })),
  ...sold('CN', [9_200_000, 10_400_000, 11_300_000, 12_000_000, 12_600_000]),
  ...sold('DE', [1_900_000, 2_200_000, 2_400_000, 2_550_000, 2_650_000]),
  {
    register: 'risks',
    values: {
      ...{ term: '低血压', category: 'identified', since: '2021-03-01', state: 'minimised' },
      evaluation: '说明书已列出；起始剂量为 2.5 mg。',
    },
  },
  {
    register: 'risks',
    values: {
      ...{ term: '高钾血症', category: 'potential', since: '2024-09-10', state: 'evaluated' },
      evaluation: '多见于合并使用保钾药品的患者。',
    },
  },
  {
    register: 'risks',
    values: {
      ...{ term: '妊娠期用药', category: 'missing', since: '2021-03-01', state: 'monitored' },
      evaluation: '',
    },
  },
]

/** Rows of the registers of the demonstration, by the kind of report that draws on them. */
export const demoRegisters: Readonly<Record<'DSUR' | 'PSUR', readonly DemoEntry[]>> = {
  ...{ DSUR: tried, PSUR: marketed },
}
