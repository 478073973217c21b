import type { CaseContent, Row } from '#kernel/case/content/case_content'

/** A case at the size that the findings must keep up with: 20 drugs of 10 dosages, 30 events. */
export function bigCase(drugs = 20, dosages = 10, events = 30): CaseContent {
  const reactions = rows(events, 'event', (at) => ({
    E_i_1_1a: '头痛',
    E_i_1_1b: 'zho',
    E_i_1_2: `headache ${at}`,
    E_i_2_1a: '28.0',
    E_i_2_1b: String(90000000 + at),
    E_i_3_2a: { nullFlavor: 'NI' },
    E_i_3_2c: true,
    E_i_4: '2025-02-03',
    E_i_5: '2025-02-10',
    E_i_7: '1',
    E_i_9: 'CN',
  }))
  return {
    C_1_1: 'CN-EXAMPLE-1',
    C_1_2: '2025-03-01T10:20:30+08:00',
    C_1_3: '1',
    C_1_4: '2025-03-01',
    C_1_5: '2025-03-01',
    C_2_r: [{ id: 'reporter', C_2_r_3: 'CN', C_2_r_4: '1', C_2_r_5: '1' }],
    D_1: 'A.B.',
    D_2_1: '1960-05-01',
    E_i: reactions,
    G_k: rows(drugs, 'drug', (drug) => ({
      G_k_1: drug === 0 ? '1' : '2',
      G_k_2_2: `drug ${drug}`,
      G_k_4_r: rows(dosages, `dosage-${drug}`, (dose) => ({
        G_k_4_r_1a: '0.50',
        G_k_4_r_1b: 'mg',
        G_k_4_r_2: '1',
        G_k_4_r_3: 'd',
        G_k_4_r_4: `2025-01-0${1 + (dose % 9)}`,
        G_k_4_r_5: '2025-02-01',
        G_k_4_r_8: '50 mg daily',
        G_k_4_r_10_2b: '20053000',
      })),
      G_k_9_i: reactions.map((event, at) => ({
        id: `pair-${drug}-${at}`,
        G_k_9_i_1: event.id,
        G_k_9_i_2_r: [{ id: `cause-${drug}-${at}`, G_k_9_i_2_r_3: 'possible' }],
      })),
    })),
    H_1: 'A narrative. '.repeat(300),
  }
}

function rows(count: number, name: string, make: (at: number) => object): Row[] {
  return Array.from({ length: count }, (_, at) => ({ id: `${name}-${at}`, ...make(at) }))
}
