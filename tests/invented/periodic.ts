/** Periodic reports of the demonstration: of the first project of each type. */
export const demoPeriodic = {
  DSUR: {
    projectType: 1,
    setup: {
      product: 'PH-302 片',
      productNames: ['Demotinib', '演示替尼'],
      birthDate: '2025-04-01',
      cycleYears: 1,
      daysToSend: 60,
      ctcaeVersion: '5.0',
      ctcaeLevel: 3,
      language: 'zh',
      meddraVersion: '',
      reference: '研究者手册 第 2.0 版，2025-09-15',
    },
    /** Ordinals of the reports, each with how far it is. */
    reports: [
      { ordinal: 1, fate: 'finished' },
      { ordinal: 2, fate: 'writing' },
    ],
  },
  PSUR: {
    projectType: 2,
    setup: {
      product: '演示缓释片 5 mg',
      birthDate: '2021-03-01',
      cycleYears: 5,
      daysToSend: 60,
      ctcaeVersion: '',
      ctcaeLevel: 1,
      language: 'zh',
      meddraVersion: '',
      reference: '企业核心数据表 第 7 版，2025-08-11',
    },
    reports: [{ ordinal: 1, fate: 'confirm' }],
  },
} as const

/** What the demonstration says in sections, by kind and key; others have nothing to report. */
export const demoProse: Readonly<Record<'DSUR' | 'PSUR', Readonly<Record<string, string>>>> = {
  DSUR: {
    'summary':
      '本报告汇总 PH-302 片报告期内的安全性信息。报告期内未发现改变获益与风险平衡的信息，肝酶升高继续作为重要潜在风险监测。',
    '1': 'PH-302 片为口服小分子激酶抑制剂，正在开展 Ⅱ 期和 Ⅲ 期临床试验，目标人群为成人晚期实体瘤患者。',
    '4': '研究者手册第 2.0 版自 2025-09-15 起生效，与前一版本的差异见下表。',
    '5': '报告期内正在进行的临床试验两项：PH302-201（Ⅱ 期）和 PH302-301（Ⅲ 期）。无已完成的试验。',
    '6': '暴露量按首次用药的受试者统计，盲态试验按随机比例估算。',
    '6.1': '自国际研发诞生日起，累计约 356 名受试者接受试验药或对照药。',
    '7': '行列表和累计汇总表见 7.2、7.3 及附录 5、附录 6。',
    '7.2': '报告期内的严重不良反应逐例列于附录 5。',
    '7.3': '自国际研发诞生日起的严重不良事件按治疗分列于附录 6。',
    'A3': '正在进行和已完成的试验见下表。',
    'A4': '按年龄组和性别统计的受试者见下表。',
    'A5': '报告期内的严重不良反应见下表。',
    'A6': '累计严重不良事件见下表。',
    'R1': '累计严重不良反应见下表。',
    '18': '综合本报告期的信息，PH-302 片的安全性特征与研究者手册一致。',
    '18.1': '肝酶升高多发生于用药后 4 周内，停药后可逆；方案要求每两周监测肝功能。',
    '18.2': '获益与风险的平衡与上期报告相比没有变化。',
    '19': '重要潜在风险：药物性肝损伤。缺失信息：重度肾功能不全患者的用药。',
    '20': '继续按现行方案开展试验，维持肝功能监测频率。',
  },
  PSUR: {
    'summary': '本报告覆盖 2021-03-01 至 2026-02-28。获益与风险平衡保持有利。',
    '1': '演示缓释片用于成人原发性高血压，国际诞生日为 2021-03-01。',
    '2': '演示缓释片于 2021-03-01 在中国首次获得批准，其后的批准见下表。',
    '3': '报告期内因安全性原因采取的措施见下表。',
    '5.1': '注册临床试验的受试者见下表。',
    '5.2': '按销量与限定日剂量估算，报告期内约 18.4 万患者年。',
    '6.3': '上市后来源的事件见附录 3，报告期内的个例见附录 6。',
    'A3': '累计和报告期内的事件见下表。',
    'A6': '报告期内的个例见下表。',
    '16.1': '重要已确认风险：低血压。重要潜在风险：高钾血症。缺失信息：妊娠期用药。',
    '18.2': '在批准的适应症中，获益大于风险。',
    '19': '不需要修改说明书，继续常规药物警戒活动。',
  },
}
