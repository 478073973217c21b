import type { ExpectedNarrative } from '#plugins/narratives/tests/expected_narrative'

/** Spontaneous reports with the narratives that a medical writer expects of them. */
export const expectedSpontaneous: readonly ExpectedNarrative[] = [
  {
    name: 'a simple report',
    content: {
      C_1_3: '1',
      C_1_4: '2024-03-12',
      C_1_5: '2024-03-12',
      C_2_r: [{ id: 'r1', C_2_r_4: '1', C_2_r_3: 'CN' }],
      D_1: 'W.L.',
      D_2_2a: '47',
      D_2_2b: 'a',
      D_3: '58',
      D_5: '2',
      G_k: [{ id: 'g1', G_k_1: '1', G_k_2_2: 'Demopril' }],
      E_i: [{ id: 'e1', E_i_1_2: 'rash', E_i_4: '2024-03-10', E_i_7: '1', E_i_5: '2024-03-11' }],
    },
    en: `This spontaneous report was received from a physician (China) on 12 Mar 2024.
The patient (W.L.) was a female, aged 47 years, weighing 58 kg.
She received the suspect drug Demopril.
On 10 Mar 2024, she experienced rash. The event of rash resolved on 11 Mar 2024.`,
    zh: `本报告为自发报告，由医生（中国）报告，首次收到日期为2024年3月12日。
患者（W.L.），女性，47 岁，体重 58 kg。
她使用怀疑药物Demopril。
2024年3月10日，她出现rash。rash于2024年3月11日痊愈。`,
  },
  {
    name: 'events reported in Chinese with a translation',
    content: {
      D_5: '1',
      E_i: [
        { id: 'e1', E_i_1_1a: '皮疹', E_i_1_1b: 'zho', E_i_1_2: 'rash', E_i_4: '2024-03' },
        { id: 'e2', E_i_1_1a: '发热', E_i_1_1b: 'zho', E_i_1_2: 'fever', E_i_4: '2024' },
      ],
    },
    en: `The patient was a male.
In Mar 2024, he experienced rash. In 2024, he experienced fever.`,
    zh: `患者，男性。
2024年3月，他出现皮疹。2024年，他出现发热。`,
  },
  {
    name: 'several events, each with its seriousness and outcome',
    content: {
      D_5: '2',
      E_i: [
        { id: 'e1', E_i_1_2: 'hepatitis', E_i_3_2b: true, E_i_3_2c: true, E_i_7: '2' },
        { id: 'e2', E_i_1_2: 'nausea', E_i_3_2a: false, E_i_7: '3' },
        { id: 'e3', E_i_1_2: 'hearing loss', E_i_3_2d: true, E_i_3_2f: true, E_i_7: '4' },
      ],
    },
    en: `The patient was a female.
She experienced hepatitis on an unknown date. She experienced nausea on an unknown date. She experienced hearing loss on an unknown date. The event of hepatitis was life-threatening and caused or prolonged hospitalisation. The event of hearing loss resulted in persistent or significant disability and was medically important. The event of hepatitis was resolving. The event of nausea had not resolved. The event of hearing loss resolved with sequelae.`,
    zh: `患者，女性。
她出现hepatitis，发生日期不详。她出现nausea，发生日期不详。她出现hearing loss，发生日期不详。hepatitis危及生命、导致住院或住院时间延长。hearing loss导致残疾或功能丧失、属于其他重要医学事件。hepatitis好转。nausea未好转。hearing loss痊愈，但留有后遗症。`,
  },
  {
    name: 'several drugs: suspect, interacting, concomitant, not administered',
    content: {
      D_5: '1',
      G_k: [
        { id: 'g1', G_k_1: '1', G_k_2_2: 'Demomab' },
        { id: 'g2', G_k_1: '3', G_k_2_2: 'Demoxin' },
        { id: 'g3', G_k_1: '2', G_k_2_2: 'Demotab' },
        { id: 'g4', G_k_1: '2', G_k_2_2: 'Demoral' },
        { id: 'g5', G_k_1: '2', G_k_2_2: 'Demozin' },
        { id: 'g6', G_k_1: '4', G_k_2_2: 'Demovax' },
      ],
    },
    en: `The patient was a male.
He received the suspect drug Demomab. He received the interacting drug Demoxin. The drug Demovax was not administered. Concomitant medication included Demotab, Demoral and Demozin.`,
    zh: `患者，男性。
他使用怀疑药物Demomab。他使用相互作用药物Demoxin。药物Demovax未给药。合并用药：Demotab、Demoral、Demozin。`,
  },
  {
    name: 'a full dosage with batch and indications',
    content: {
      D_5: '2',
      G_k: [
        {
          id: 'g1',
          G_k_1: '1',
          G_k_2_2: 'Demomab',
          G_k_4_r: [
            {
              id: 'd1',
              G_k_4_r_1a: '100',
              G_k_4_r_1b: 'mg',
              G_k_4_r_2: '3',
              G_k_4_r_3: 'wk',
              G_k_4_r_10_1: 'intravenous drip',
              G_k_4_r_4: '2026-07-06',
              G_k_4_r_5: '2026-09-28',
              G_k_4_r_7: 'B-77',
            },
          ],
          G_k_7_r: [
            { id: 'i1', G_k_7_r_1: 'eczema' },
            { id: 'i2', G_k_7_r_1: 'pruritus' },
          ],
        },
      ],
    },
    en: `The patient was a female.
She received the suspect drug Demomab, 100 mg, every 3 weeks, intravenous drip, from 6 Jul 2026 to 28 Sep 2026, batch B-77, for eczema and pruritus.`,
    zh: `患者，女性。
她使用怀疑药物Demomab，100 mg，每 3 周 1 次，intravenous drip，2026年7月6日至2026年9月28日，批号 B-77，用于eczema、pruritus。`,
  },
  {
    name: 'dosages one after the other, one of them in words',
    content: {
      D_5: '1',
      G_k: [
        {
          id: 'g1',
          G_k_1: '1',
          G_k_2_2: 'Demotab',
          G_k_4_r: [
            {
              id: 'd1',
              G_k_4_r_1a: '10',
              G_k_4_r_1b: 'mg',
              G_k_4_r_2: '1',
              G_k_4_r_3: 'd',
              G_k_4_r_4: '2024-01',
            },
            { id: 'd2', G_k_4_r_8: '20 mg in the evening', G_k_4_r_5: '2024' },
            {
              id: 'd3',
              G_k_4_r_1a: '5',
              G_k_4_r_1b: 'ug',
              G_k_4_r_2: '0.5',
              G_k_4_r_3: 'd',
              G_k_4_r_6a: '1',
              G_k_4_r_6b: 'wk',
            },
          ],
        },
      ],
    },
    en: `The patient was a male.
He received the suspect drug Demotab, 10 mg, once daily, from Jan 2024; 20 mg in the evening, until 2024; 5 µg, twice daily, for 1 week.`,
    zh: `患者，男性。
他使用怀疑药物Demotab，10 mg，每日 1 次，自2024年1月起；20 mg in the evening，至2024年；5 µg，每日 2 次，共 1 周。`,
  },
  {
    name: 'partial dates everywhere',
    content: {
      C_1_4: '2024',
      C_1_5: '2024-05',
      D_5: '2',
      E_i: [{ id: 'e1', E_i_1_2: 'rash', E_i_4: '2023-11', E_i_5: '2023-12', E_i_7: '1' }],
      F_r: [{ id: 'f1', F_r_1: '2023', F_r_2_1: 'ALT', F_r_3_2: '120', F_r_3_3: 'U/L' }],
    },
    // The year of the first date does not tell the second one apart.
    en: `This spontaneous report was received in 2024.
The patient was a female.
In Nov 2023, she experienced rash. In 2023, ALT was 120 U/L. The event of rash resolved in Dec 2023.`,
    zh: `本报告为自发报告，首次收到日期为2024年。
患者，女性。
2023年11月，她出现rash。2023年，ALT为120 U/L。rash于2023年12月痊愈。`,
  },
  {
    name: 'a follow-up with newer information',
    content: { C_1_4: '2024-03-12', C_1_5: '2024-04-01' },
    en: `This spontaneous report was received on 12 Mar 2024. The most recent information was received on 1 Apr 2024.`,
    zh: `本报告为自发报告，首次收到日期为2024年3月12日。最新信息收到日期为2024年4月1日。`,
  },
  {
    name: 'a patient of unknown sex',
    content: {
      D_1: { nullFlavor: 'MSK' },
      D_2_3: '6',
      D_5: { nullFlavor: 'UNK' },
      G_k: [{ id: 'g1', G_k_1: '1', G_k_2_2: 'Demotab' }],
      E_i: [{ id: 'e1', E_i_1_2: 'fall', E_i_4: '2024-02-01' }],
    },
    en: `The patient was of unknown sex, an elderly person.
The patient received the suspect drug Demotab.
On 1 Feb 2024, the patient experienced fall.`,
    zh: `患者，性别不详，老年人。
患者使用怀疑药物Demotab。
2024年2月1日，患者出现fall。`,
  },
  {
    name: 'a child',
    content: {
      D_2_2a: '8',
      D_2_2b: 'mo',
      D_3: '8.2',
      D_4: '71',
      D_5: '1',
      E_i: [{ id: 'e1', E_i_1_2: 'febrile convulsion', E_i_7: '0' }],
    },
    en: `The patient was a male, aged 8 months, weighing 8.2 kg, 71 cm tall.
He experienced febrile convulsion on an unknown date. The outcome of febrile convulsion was unknown.`,
    zh: `患者，男性，8 个月，体重 8.2 kg，身高 71 cm。
他出现febrile convulsion，发生日期不详。febrile convulsion的转归不详。`,
  },
  {
    name: 'a parent-child report',
    content: {
      D_2_2a: '1',
      D_2_2b: 'd',
      D_5: '2',
      D_10_2_2a: '31',
      D_10_2_2b: 'a',
      D_10_6: '2',
      D_10_7_1_r: [{ id: 'p1', D_10_7_1_r_1b: { value: '90000001', displayName: 'asthma' } }],
      E_i: [{ id: 'e1', E_i_1_2: 'cleft palate', E_i_3_2e: true }],
    },
    en: `The patient was a female, aged 1 day. This is a parent-child report; the exposure was through the mother (aged 31 years). Medical history of the parent included asthma.
She experienced cleft palate on an unknown date. The event of cleft palate was a congenital anomaly or birth defect.`,
    zh: `患者，女性，1 天。本报告为父母-子女报告，经母亲（31 岁）暴露。父母的既往病史：asthma。
她出现cleft palate，发生日期不详。cleft palate导致先天性异常或出生缺陷。`,
  },
  {
    name: 'death with its cause and an autopsy',
    content: {
      D_5: '1',
      D_9_1: '2024-05-02',
      D_9_2_r: [
        { id: 'c1', D_9_2_r_2: 'sepsis' },
        { id: 'c2', D_9_2_r_2: 'renal failure' },
      ],
      D_9_3: true,
      D_9_4_r: [{ id: 'a1', D_9_4_r_2: 'pneumonia' }],
      E_i: [{ id: 'e1', E_i_1_2: 'sepsis', E_i_3_2a: true, E_i_4: '2024-04-30', E_i_7: '5' }],
    },
    en: `The patient was a male.
On 30 Apr 2024, he experienced sepsis. The event of sepsis resulted in death. The event of sepsis was fatal. He died on 2 May 2024; the reported cause of death was sepsis and renal failure. An autopsy was performed; the cause of death determined was pneumonia.`,
    zh: `患者，男性。
2024年4月30日，他出现sepsis。sepsis导致死亡。sepsis的转归为死亡。他于2024年5月2日死亡，报告死因为sepsis、renal failure。已进行尸检，尸检确定的死因为pneumonia。`,
  },
  {
    name: 'death without a date and without an autopsy',
    content: { D_5: '2', D_9_2_r: [{ id: 'c1', D_9_2_r_2: 'stroke' }], D_9_3: false },
    en: `The patient was a female.
She died; the reported cause of death was stroke. No autopsy was performed.`,
    zh: `患者，女性。
她死亡，报告死因为stroke。未进行尸检。`,
  },
  {
    name: 'dechallenge and a rechallenge that brought the event back',
    content: {
      D_5: '2',
      E_i: [
        { id: 'e1', E_i_1_2: 'rash', E_i_4: '2024-01-05' },
        { id: 'e2', E_i_1_2: 'fever', E_i_4: '2024-01-06' },
      ],
      G_k: [
        {
          id: 'g1',
          G_k_1: '1',
          G_k_2_2: 'Demotab',
          G_k_8: '1',
          G_k_9_i: [
            { id: 'x1', G_k_9_i_1: 'e1', G_k_9_i_4: '1' },
            { id: 'x2', G_k_9_i_1: 'e2', G_k_9_i_4: '2' },
          ],
        },
      ],
    },
    en: `The patient was a female.
She received the suspect drug Demotab.
On 5 Jan 2024, she experienced rash. On 6 Jan 2024, she experienced fever. Treatment with Demotab was stopped. The event of rash recurred after Demotab was given again. The event of fever did not recur after Demotab was given again.`,
    zh: `患者，女性。
她使用怀疑药物Demotab。
2024年1月5日，她出现rash。2024年1月6日，她出现fever。Demotab已停用。再次使用Demotab后rash再次出现。再次使用Demotab后fever未再出现。`,
  },
  {
    name: 'a drug that was not given again is told once for all events',
    content: {
      D_5: '1',
      E_i: [
        { id: 'e1', E_i_1_2: 'rash' },
        { id: 'e2', E_i_1_2: 'fever' },
      ],
      G_k: [
        {
          id: 'g1',
          G_k_1: '1',
          G_k_2_2: 'Demotab',
          G_k_8: '2',
          G_k_9_i: [
            { id: 'x1', G_k_9_i_1: 'e1', G_k_9_i_4: '4' },
            { id: 'x2', G_k_9_i_1: 'e2', G_k_9_i_4: '4' },
          ],
        },
      ],
    },
    en: `The patient was a male.
He received the suspect drug Demotab.
He experienced rash on an unknown date. He experienced fever on an unknown date. The dose of Demotab was reduced. Rechallenge with Demotab was not done.`,
    zh: `患者，男性。
他使用怀疑药物Demotab。
他出现rash，发生日期不详。他出现fever，发生日期不详。Demotab已减量。未再次使用Demotab。`,
  },
  {
    name: 'laboratory values with ranges, codes and words',
    content: {
      D_5: '2',
      F_r: [
        {
          id: 'f1',
          F_r_1: '2026-10-21',
          F_r_2_1: 'eosinophil count',
          F_r_3_2: '1.20',
          F_r_3_3: '10*9/L',
          F_r_4: '0.02',
          F_r_5: '0.52',
        },
        { id: 'f2', F_r_1: { nullFlavor: 'UNK' }, F_r_2_1: 'hepatitis B antigen', F_r_3_1: '2' },
        { id: 'f3', F_r_1: '2026-11-10', F_r_2_1: 'chest X-ray', F_r_3_4: 'no infiltrate' },
        { id: 'f4', F_r_2_1: 'ALT', F_r_3_2: '90', F_r_3_3: 'U/L', F_r_5: '40' },
      ],
    },
    en: `The patient was a female.
On 21 Oct 2026, eosinophil count was 1.20 ×10⁹/L (normal range 0.02–0.52). The result of hepatitis B antigen was negative. On 10 Nov 2026, chest X-ray showed no infiltrate. The result of ALT was 90 U/L (normal range up to 40).`,
    zh: `患者，女性。
2026年10月21日，eosinophil count为1.20 ×10⁹/L（正常范围 0.02–0.52）。hepatitis B antigen为阴性。2026年11月10日，chest X-ray示no infiltrate。ALT为90 U/L（正常范围 不高于 40）。`,
  },
  {
    name: 'medical history with what is ongoing, what ended and what runs in the family',
    content: {
      D_5: '1',
      D_7_1_r: [
        {
          id: 'h1',
          D_7_1_r_1b: { value: '90000001', displayName: 'asthma' },
          D_7_1_r_2: '2019',
          D_7_1_r_3: true,
        },
        {
          id: 'h2',
          D_7_1_r_1b: { value: '90000002', displayName: 'gastritis' },
          D_7_1_r_2: '2018-02',
          D_7_1_r_4: '2018-06',
        },
        { id: 'h3', D_7_1_r_1b: { value: '90000003', displayName: 'gout' }, D_7_1_r_3: true },
        {
          id: 'h4',
          D_7_1_r_1b: { value: '90000004', displayName: 'breast cancer' },
          D_7_1_r_6: true,
        },
      ],
      D_7_2: 'No known allergies.',
      D_8_r: [
        {
          id: 'o1',
          D_8_r_1: 'Demoxin',
          D_8_r_7b: { value: '90000005', displayName: 'urticaria' },
        },
        { id: 'o2', D_8_r_1: 'Demozin' },
      ],
    },
    en: `The patient was a male. Relevant medical history included asthma (since 2019), gastritis (Feb 2018 to Jun 2018) and gout (ongoing). Family history included breast cancer. Other relevant history: No known allergies. Past drug therapy included Demoxin (reaction: urticaria) and Demozin.`,
    zh: `患者，男性。既往病史和伴随疾病：asthma（自2019年起持续）、gastritis（2018年2月至2018年6月）、gout（持续）。家族史：breast cancer。其他相关病史：No known allergies.既往用药：Demoxin（反应：urticaria）、Demozin。`,
  },
  {
    name: 'medical history that was asked and is not known',
    content: { D_5: '2', D_7_2: { nullFlavor: 'ASKU' } },
    en: `The patient was a female. The medical history was unknown.`,
    zh: `患者，女性。既往病史不详。`,
  },
  {
    name: 'how long after the first dose',
    content: {
      D_5: '2',
      E_i: [
        { id: 'e1', E_i_1_2: 'rash', E_i_4: '2026-10-18' },
        { id: 'e2', E_i_1_2: 'nausea', E_i_4: '2026-07-06' },
        { id: 'e3', E_i_1_2: 'cough', E_i_4: '2026-07-07T08:30' },
        { id: 'e4', E_i_1_2: 'fatigue', E_i_4: '2026-08' },
      ],
      G_k: [
        {
          id: 'g1',
          G_k_1: '1',
          G_k_2_2: 'Demomab',
          G_k_4_r: [
            { id: 'd1', G_k_4_r_4: '2026-07-27' },
            { id: 'd2', G_k_4_r_4: '2026-07-06' },
          ],
        },
      ],
    },
    en: `The patient was a female.
She received the suspect drug Demomab, from 27 Jul 2026; from 6 Jul 2026.
On 18 Oct 2026 (104 days after the first dose), she experienced rash. On 6 Jul 2026 (on the day of the first dose), she experienced nausea. On 7 Jul 2026 08:30 (1 day after the first dose), she experienced cough. In Aug 2026, she experienced fatigue.`,
    zh: `患者，女性。
她使用怀疑药物Demomab，自2026年7月27日起；自2026年7月6日起。
2026年10月18日（首次给药后 104 天），她出现rash。2026年7月6日（首次给药当天），她出现nausea。2026年7月7日 08:30（首次给药后 1 天），她出现cough。2026年8月，她出现fatigue。`,
  },
  {
    name: 'assessments of two people',
    content: {
      D_5: '1',
      E_i: [{ id: 'e1', E_i_1_2: 'rash' }],
      G_k: [
        {
          id: 'g1',
          G_k_1: '1',
          G_k_2_2: 'Demomab',
          G_k_9_i: [
            {
              id: 'x1',
              G_k_9_i_1: 'e1',
              G_k_9_i_2_r: [
                { id: 'a1', G_k_9_i_2_r_1: 'Reporter', G_k_9_i_2_r_3: 'probable' },
                { id: 'a2', G_k_9_i_2_r_1: 'Company', G_k_9_i_2_r_3: 'possible' },
              ],
            },
          ],
        },
      ],
      H_2: 'Infection was ruled out',
    },
    en: `The patient was a male.
He received the suspect drug Demomab.
He experienced rash on an unknown date.
The relationship between Demomab and rash was assessed as probable (Reporter) and possible (Company). The reporter commented: Infection was ruled out.`,
    zh: `患者，男性。
他使用怀疑药物Demomab。
他出现rash，发生日期不详。
Demomab与rash的关联性评价为probable（Reporter）、possible（Company）。报告者意见：Infection was ruled out。`,
  },
  {
    name: 'several reporters',
    content: {
      C_1_4: '2024-03-12',
      C_2_r: [
        { id: 'r1', C_2_r_4: '2', C_2_r_3: 'FR' },
        { id: 'r2', C_2_r_4: '5' },
        { id: 'r3', C_2_r_4: { nullFlavor: 'UNK' }, C_2_r_3: 'DE' },
      ],
    },
    en: `This spontaneous report was received from a pharmacist (France), a consumer and a reporter (Germany) on 12 Mar 2024.`,
    zh: `本报告为自发报告，由药师（法国）、消费者、报告者（德国）报告，首次收到日期为2024年3月12日。`,
  },
  {
    name: 'missing nearly everything',
    content: { E_i: [{ id: 'e1', E_i_1_2: 'malaise' }] },
    en: `The patient experienced malaise on an unknown date.`,
    zh: `患者出现malaise，发生日期不详。`,
  },
  { name: 'nothing at all', content: {}, en: '', zh: '' },
]
