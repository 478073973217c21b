import { BaseSchema } from '@adonisjs/lucid/schema'

const before = [
  ...['begin', 'pass', 'return', 'recall', 'claim', 'transfer', 'withdraw', 'delete', 'restore'],
]

const actsOf = (acts: readonly string[]) => `
  ALTER TABLE case_steps DROP CONSTRAINT case_steps_act_check;
  ALTER TABLE case_steps ADD CONSTRAINT case_steps_act_check
    CHECK (act IN (${acts.map((act) => `'${act}'`).join(', ')}));`

/** A locked case goes on by a step of its own. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(actsOf([...before, 'unlock']))
  }

  async down() {
    this.schema.raw(actsOf(before))
  }
}
