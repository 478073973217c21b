/** Numbers of the elements that a due date follows from: whoever does not see one of them is not told it. */
export const decisiveElements: readonly string[] = [
  ...['C.1.4', 'C.1.5', 'C.1.CN.2', 'C.1.11.1', 'C.2.r.3', 'C.2.r.5'],
  ...['a', 'b', 'c', 'd', 'e', 'f'].map((criterion) => `E.i.3.2${criterion}`),
  ...['E.i.1.1a', 'E.i.1.2', 'E.i.2.1b', 'E.i.7', 'E.i.9'],
  ...['G.k.1', 'G.k.2.2', 'G.k.CN.1', 'G.k.9.i.1', 'G.k.9.i.CN.1'],
  ...['G.k.9.i.2.r.3', 'G.k.9.i.2.r.CN.2', 'G.k.9.i.2.r.3.EU.1'],
]
