/** The invented company and its projects. Type 1 manages drugs and servers (specification, 1). */
export const demoCompany = { name: 'Demo Pharma 演示制药', type: 1 } as const

/** Types: 1 before listing, 2 after listing. Identifiers stand in N.1.3, N.1.4 and N.2.r.2, N.2.r.3. */
export const demoProjects = [
  {
    code: 'PH302',
    name: 'Demo project PH-302 Phase III',
    type: 1,
    sender_identifier: 'DEMOPHARMA',
    receiver_identifier: 'DEMOAUTHORITY',
  },
  {
    code: 'PH900',
    name: 'Demo project PH-900 after listing',
    type: 2,
    sender_identifier: 'DEMOPHARMA',
    receiver_identifier: 'DEMOAUTHORITY',
  },
] as const
