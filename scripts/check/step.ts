export interface StepResult {
  ok: boolean
  /** What to show when it failed. */
  output: string
  /** A short remark for the line of a step that passed. */
  remark?: string
}

export interface Step {
  name: string
  run(): Promise<StepResult>
}
