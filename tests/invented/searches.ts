/** Searches of the medical reviewer of the demonstration: one for the project, one for themselves. */
export const demoSearches = [
  {
    name: '住院且已痊愈 / Hospitalised, recovered',
    isShared: true,
    question: {
      conditions: [
        { element: 'E.i.3.2c', is: 'eq', value: 'true' },
        { element: 'E.i.7', is: 'in', values: ['1', '2'] },
      ],
      anyRow: [],
    },
  },
  {
    name: '怀疑药品缺批号 / Suspect drug without batch',
    isShared: false,
    question: {
      conditions: [
        { element: 'G.k.1', is: 'eq', value: '1' },
        { element: 'G.k.4.r.7', is: 'empty' },
      ],
      anyRow: [],
    },
  },
] as const
