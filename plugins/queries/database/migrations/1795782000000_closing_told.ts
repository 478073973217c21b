import { BaseSchema } from '@adonisjs/lucid/schema'

const company = `nullif(current_setting('pharos.company'), '')::uuid`

const told = (topics: readonly string[]) => `
  ALTER TABLE query_mails DROP CONSTRAINT query_mails_about_check;
  ALTER TABLE query_mails ADD CONSTRAINT query_mails_about_check
    CHECK (about IN (${topics.map((topic) => `'${topic}'`).join(', ')}));`

const known = (statuses: readonly string[]) => `
  ALTER POLICY queries_known_to_company ON queries
    USING (status IN (${statuses.map((status) => `'${status}'`).join(', ')})
      AND current_setting('pharos.project') = '' AND company_id = ${company});`

/** That a query is closed is told by mail, too; whoever has an open one is known to the company. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ${told(['asked', 'replied', 'closed'])}
      ${known(['sent', 'replied'])}
      CREATE INDEX queries_open_of_sender ON queries (sender_id)
        WHERE status IN ('sent', 'replied');
    `)
  }

  async down() {
    this.schema.raw(`
      DROP INDEX queries_open_of_sender;
      ${known(['sent'])}
      ${told(['asked', 'replied'])}
    `)
  }
}
