/** Whether anything leaves this installation. */
export abstract class SendingGate {
  /**
   * False where the database is at another place than when sending was opened, as after a backup was restored,
   * and where a person closed it. An installation that has never sent is open.
   */
  abstract isOpen(): Promise<boolean>
}
