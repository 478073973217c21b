import { AppProcess } from '#tests/faults/kit/app_process'

/**
 * Servers that are killed one after the other: the next one starts while the present one is in
 * use, so that many kills do not mean as many waits for a start.
 */
export class Standby {
  #next: Promise<AppProcess>

  /**
   * @param env settings of the servers
   * @param warm brings a fresh server to the state of one that has served for a while
   */
  constructor(
    private env: NodeJS.ProcessEnv,
    private warm: (app: AppProcess) => Promise<unknown>
  ) {
    this.#next = this.#start()
  }

  /** The server that is ready; the one after it begins to start. */
  async take(): Promise<AppProcess> {
    const taken = await this.#next
    this.#next = this.#start()
    return taken
  }

  async close() {
    await this.#next.then(
      (app) => app.kill(),
      () => {}
    )
  }

  #start(): Promise<AppProcess> {
    const started = AppProcess.start(this.env).then(async (app) => {
      await this.warm(app)
      return app
    })
    // Whoever takes it hears of the failure.
    started.catch(() => {})
    return started
  }
}
