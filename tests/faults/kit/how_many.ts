/**
 * How large a long run is: as many as its figures are kept of, or as many as whoever tries it out
 * asks for by a variable of the environment, such as `KILLS=5`; then no figures are kept.
 */
export function howMany(name: 'KILLS' | 'REQUESTS' | 'MUTANTS', usual: number): number {
  return Number(process.env[name] ?? usual)
}
