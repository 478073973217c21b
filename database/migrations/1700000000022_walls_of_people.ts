import { BaseSchema } from '@adonisjs/lucid/schema'

import { commentTables } from '#kernel/changes/audited_sql'
import { ownerReads } from '#kernel/database/tenant_table'

const isPlatform = `current_setting('pharos.platform', true) = 'on'`
const company = `nullif(current_setting('pharos.company', true), '')::uuid`

/** Who writes rows of which table: the platform, and the company that they belong to. */
const writers = {
  companies: `id = ${company}`,
  projects: `company_id = ${company}`,
  roles: `company_id = ${company}`,
  users: `company_id = ${company}`,
  memberships: `EXISTS (SELECT FROM projects p WHERE p.id = project_id AND p.company_id = ${company})`,
}

const readOpenly =
  'Read before a scope exists, to find out who signs in and where they may go: the wall shuts writing alone, to other companies. What a company is shown of it is asked by company_id.'

/** Why the other tables of the kernel have no wall, or are not held against the trail. */
const reasons = {
  sessions:
    'Open: read and written before anybody is known. A row is found by its random id alone, which only the browser has. Not audited: signing in and out are lines of the person.',
  api_tokens:
    'Open: read before anybody is known, to find out who asks. It holds a hash of the token only. Not audited: making and ending one are lines of the person.',
  sign_in_codes:
    'Open: read before anybody is known, by the hash of a random code. Not audited: making and using one are lines of the person.',
  reset_codes:
    'Open: read before anybody is known, by the mailbox. Not audited: sending and using one are lines of the person.',
  rate_limits: 'Open: counts of tries, of nobody. Not audited: what it says is over in minutes.',
  audit_lines:
    'Shut for requests; not for the owner, who verifies and anchors the trail as a whole and whom triggers keep from changing it. It is the trail.',
  files:
    'Not audited by itself: the application may add rows, neither change nor remove them, and the content of the case names the hash.',
  idempotency_keys: 'Not audited: answers to requests, kept for a day.',
  confirmed_configurations:
    'Not compared with the trail: confirming and cancelling are lines of the configuration.',
  ...Object.fromEntries(Object.keys(writers).map((table) => [table, readOpenly])),
}

export default class extends BaseSchema {
  async up() {
    for (const [table, isTheirs] of Object.entries(writers)) {
      this.schema.raw(`
        ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY;
        ALTER TABLE ${table} FORCE ROW LEVEL SECURITY;
        CREATE POLICY ${table}_read ON ${table} FOR SELECT USING (true);
        CREATE POLICY ${table}_written ON ${table} USING (${isPlatform} OR ${isTheirs});
        ${ownerReads(table)}
      `)
    }
    // Somebody who is refused a change of what is built in holds the row while he is told so.
    this.schema.raw(`CREATE POLICY roles_held ON roles FOR UPDATE
      USING (company_id IS NULL) WITH CHECK (${isPlatform})`)
    this.schema.raw(commentTables(reasons))
    this.schema.raw(`COMMENT ON TABLE audit_heads.heads IS
        'Reached by the triggers of the trail alone.';
      COMMENT ON TABLE audit_heads.audited IS
        'Which tables are held against the trail; written by migrations of the owner.';`)
  }

  async down() {
    this.schema.raw('DROP POLICY roles_held ON roles')
    for (const table of Object.keys(writers)) {
      this.schema.raw(`
        DROP POLICY ${table}_of_owner ON ${table};
        DROP POLICY ${table}_written ON ${table};
        DROP POLICY ${table}_read ON ${table};
        ALTER TABLE ${table} NO FORCE ROW LEVEL SECURITY;
        ALTER TABLE ${table} DISABLE ROW LEVEL SECURITY;
      `)
    }
  }
}
