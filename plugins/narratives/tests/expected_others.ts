import type { ExpectedNarrative } from '#plugins/narratives/tests/expected_narrative'

/** Reports of studies, of the literature and of pregnancies, and what is expected of them. */
export const expectedOthers: readonly ExpectedNarrative[] = [
  {
    name: 'a clinical trial with a blinded drug',
    template: 'study',
    content: {
      C_1_3: '2',
      C_1_4: '2026-10-21',
      C_1_5: '2026-11-12',
      C_5_2: 'A trial of Demomab',
      C_5_3: 'PH-302',
      C_5_4: '1',
      D_1: 'W.L.',
      D_1_1_4: '03-1007',
      D_2_2a: '47',
      D_2_2b: 'a',
      D_5: '2',
      G_k: [{ id: 'g1', G_k_1: '1', G_k_2_2: 'Demomab or placebo', G_k_2_5: true, G_k_8: '4' }],
      E_i: [{ id: 'e1', E_i_1_2: 'rash', E_i_4: '2026-10-18' }],
    },
    en: `This report was received from the clinical trial PH-302 (A trial of Demomab) on 21 Oct 2026. The most recent information was received on 12 Nov 2026.
The subject (03-1007) was a female, aged 47 years.
She received the suspect drug Demomab or placebo. The blind for Demomab or placebo had not been broken.
On 18 Oct 2026, she experienced rash. The dose of Demomab or placebo was not changed.`,
    zh: `本报告来自临床试验PH-302（A trial of Demomab），首次收到日期为2026年10月21日。最新信息收到日期为2026年11月12日。
受试者（03-1007），女性，47 岁。
她使用怀疑药物Demomab or placebo。Demomab or placebo尚未揭盲。
2026年10月18日，她出现rash。Demomab or placebo剂量未改变。`,
  },
  {
    name: 'a study whose drug has no name yet, and a subject whose sex is not told',
    template: 'study',
    content: {
      C_1_3: '2',
      C_5_4: '3',
      G_k: [{ id: 'g1', G_k_1: '1', G_k_2_5: true }],
      E_i: [{ id: 'e1', E_i_1_2: 'rash' }],
    },
    en: `This report was received from a study.
The subject received blinded study drug. The blind for the study drug had not been broken.
The subject experienced rash on an unknown date.`,
    zh: `本报告来自研究。
受试者使用盲态试验药物。试验药物尚未揭盲。
受试者出现rash，发生日期不详。`,
  },
  {
    name: 'an article with its reference',
    template: 'literature',
    content: {
      C_4_r: [{ id: 'l1', C_4_r_1: 'Doe J. A case of rash. J Demo. 2024;12(3):45-6.' }],
      D_5: '1',
      E_i: [{ id: 'e1', E_i_1_2: 'rash', E_i_7: '1' }],
    },
    en: `This case was reported in the literature: Doe J. A case of rash. J Demo. 2024;12(3):45-6.
The patient was a male.
He experienced rash on an unknown date. The event of rash resolved.`,
    zh: `本病例来自文献：Doe J. A case of rash. J Demo. 2024;12(3):45-6.
患者，男性。
他出现rash，发生日期不详。rash痊愈。`,
  },
  {
    name: 'an article that was found twice',
    template: 'literature',
    content: {
      C_1_4: '2024-06',
      C_4_r: [
        { id: 'l1', C_4_r_1: 'J Demo 2024' },
        { id: 'l2', C_4_r_1: 'Demo Rev 2024' },
        { id: 'l3', C_4_r_1: { nullFlavor: 'ASKU' } },
      ],
    },
    en: `This case was reported in the literature: J Demo 2024; Demo Rev 2024.`,
    zh: `本病例来自文献：J Demo 2024；Demo Rev 2024。`,
  },
  {
    name: 'exposure of a mother during pregnancy',
    template: 'pregnancy',
    content: {
      C_1_4: '2024-03-12',
      C_2_r: [{ id: 'r1', C_2_r_4: '1' }],
      D_2_2a: '29',
      D_2_2b: 'a',
      D_5: '2',
      D_6: '2023-11-20',
      G_k: [
        { id: 'g1', G_k_1: '1', G_k_2_2: 'Demopril', G_k_6a: '8', G_k_6b: 'wk' },
        { id: 'g2', G_k_1: '2', G_k_2_2: 'Folic acid' },
      ],
    },
    en: `This report of exposure during pregnancy was received from a physician on 12 Mar 2024.
The patient was a female, aged 29 years. The last menstrual period began on 20 Nov 2023.
She received the suspect drug Demopril. Concomitant medication included Folic acid. At the time of exposure to Demopril, the gestation period was 8 weeks.`,
    zh: `本报告涉及妊娠期用药，由医生报告，首次收到日期为2024年3月12日。
患者，女性，29 岁。末次月经日期为2023年11月20日。
她使用怀疑药物Demopril。合并用药：Folic acid。Demopril暴露时的孕期：8 周。`,
  },
  {
    name: 'a foetus, with the pregnancy of the mother',
    template: 'pregnancy',
    content: {
      C_1_4: '2024-03-12',
      D_2_2_1a: '20',
      D_2_2_1b: 'wk',
      D_2_3: '0',
      D_10_3: '2023-11',
      D_10_6: '2',
      E_i: [{ id: 'e1', E_i_1_2: 'foetal growth restriction', E_i_4: '2024-04' }],
    },
    en: `This report of exposure during pregnancy was received on 12 Mar 2024.
The patient was of unknown sex, a foetus. This is a parent-child report; the exposure was through the mother. The last menstrual period of the mother began in Nov 2023. The gestation period when the event was observed in the foetus was 20 weeks.
In Apr 2024, the patient experienced foetal growth restriction.`,
    zh: `本报告涉及妊娠期用药，首次收到日期为2024年3月12日。
患者，性别不详，胎儿。本报告为父母-子女报告，经母亲暴露。母亲末次月经日期为2023年11月。在胎儿观察到事件时的孕期：20 周。
2024年4月，患者出现foetal growth restriction。`,
  },
  {
    name: 'only the trimester of an exposure is known',
    template: 'pregnancy',
    content: {
      G_k: [{ id: 'g1', G_k_1: '1', G_k_2_2: 'Demopril', G_k_6a: '2', G_k_6b: '{trimester}' }],
    },
    en: `The patient received the suspect drug Demopril. At the time of exposure to Demopril, the gestation period was trimester 2.`,
    zh: `患者使用怀疑药物Demopril。Demopril暴露时的孕期：第 2 孕期。`,
  },
]
