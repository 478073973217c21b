import { randomUUID as newId } from 'node:crypto'

import type { CaseContent } from '#kernel/content/case_content'

interface InventedPreset {
  readonly kind: 'sender' | 'reporter' | 'product' | 'study'
  readonly name: string
  readonly content: CaseContent
}

const row = (group: string, said: CaseContent): CaseContent => ({
  [group]: [{ id: newId(), ...said }],
})

/** Presets of every kind in both languages; people, firms, products and numbers are invented. */
export const demoPresets: readonly InventedPreset[] = [
  {
    kind: 'sender',
    name: 'Demo Pharma Ltd, Drug Safety',
    content: {
      C_3_1: '1',
      C_3_2: 'Demo Pharma Ltd',
      C_3_3_1: 'Drug Safety',
      C_3_3_2: 'Dr',
      C_3_3_3: 'Sam',
      C_3_3_5: 'Sample',
      C_3_4_1: '302 Example Road',
      C_3_4_2: 'Demo City',
      C_3_4_4: '30200',
      C_3_4_5: 'IE',
      C_3_4_6: '+000 0000 0302',
      C_3_4_8: 'safety@demo-pharma.example',
    },
  },
  {
    kind: 'sender',
    name: '演示制药有限公司 药物警戒部',
    content: {
      C_3_1: '1',
      C_3_2: '演示制药有限公司',
      C_3_3_1: '药物警戒部',
      C_3_3_3: '示例',
      C_3_3_5: '虚',
      C_3_4_1: '示例路 302 号',
      C_3_4_2: '上海市',
      C_3_4_4: '200000',
      C_3_4_5: 'CN',
      C_3_4_6: '+00 000 0000 0302',
      C_3_4_8: 'pv@demo-pharma.example',
    },
  },
  {
    kind: 'reporter',
    name: 'Demo Hospital, Study Centre 01',
    content: row('C_2_r', {
      C_2_r_1_1: 'Dr',
      C_2_r_1_2: { nullFlavor: 'MSK' },
      C_2_r_1_4: { nullFlavor: 'MSK' },
      C_2_r_2_1: 'Demo Hospital',
      C_2_r_2_2: 'Study Centre 01',
      C_2_r_2_4: 'Columbus',
      C_2_r_2_5: 'Ohio',
      C_2_r_3: 'US',
      C_2_r_4: '1',
    }),
  },
  {
    kind: 'reporter',
    name: '演示医院 研究中心 01',
    content: row('C_2_r', {
      C_2_r_1_1: '医师',
      C_2_r_1_2: { nullFlavor: 'MSK' },
      C_2_r_1_4: { nullFlavor: 'MSK' },
      C_2_r_2_1: '演示医院',
      C_2_r_2_2: '研究中心 01',
      C_2_r_2_4: '南京市',
      C_2_r_2_5: '江苏省',
      C_2_r_3: 'CN',
      C_2_r_4: '1',
    }),
  },
  {
    kind: 'product',
    name: 'Demotinib 80 mg tablet',
    content: row('G_k', {
      G_k_2_2: 'Demotinib 80 mg tablet',
      G_k_2_3_r: [
        { id: newId(), G_k_2_3_r_1: 'Demotinib', G_k_2_3_r_3a: '80', G_k_2_3_r_3b: 'mg' },
      ],
      G_k_3_1: 'DEMO/302/001',
      G_k_3_2: 'IE',
      G_k_3_3: 'Demo Pharma Ltd',
    }),
  },
  {
    kind: 'product',
    name: '演示替尼片 80 mg',
    content: row('G_k', {
      G_k_2_2: '演示替尼片 80 mg',
      G_k_2_3_r: [{ id: newId(), G_k_2_3_r_1: '演示替尼', G_k_2_3_r_3a: '80', G_k_2_3_r_3b: 'mg' }],
      G_k_3_1: 'DEMO-H00000302',
      G_k_3_2: 'CN',
      G_k_3_3: '演示制药有限公司',
      G_k_CN_1: '演示替尼片',
      G_k_CN_3: true,
      G_k_CN_4: 'DEMO-H00000302',
    }),
  },
  {
    kind: 'study',
    name: 'PH-302',
    content: {
      C_5_2: 'Demotinib in an invented disease, phase III',
      C_5_3: 'PH-302',
      C_5_4: '1',
      C_5_1_r: [{ id: newId(), C_5_1_r_1: 'DEMO-CT-000302', C_5_1_r_2: 'IE' }],
    },
  },
  {
    kind: 'study',
    name: 'PH-302 中国',
    content: {
      C_5_2: '演示替尼用于一种虚构疾病的 III 期临床研究',
      C_5_3: 'PH-302',
      C_5_4: '1',
      C_5_1_r: [{ id: newId(), C_5_1_r_1: 'DEMO-CT-000303', C_5_1_r_2: 'CN' }],
    },
  },
]
