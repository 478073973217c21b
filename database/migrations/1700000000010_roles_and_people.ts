import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Names of roles once in a company, user names once for ever, mailboxes once among those who may
 * still sign in. What is deleted keeps its row, so that its trail goes on belonging to something.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ALTER TABLE roles ADD COLUMN removed_at timestamptz;
      CREATE UNIQUE INDEX roles_name_en ON roles (company_id, lower(name_en))
        NULLS NOT DISTINCT WHERE removed_at IS NULL;
      CREATE UNIQUE INDEX roles_name_zh ON roles (company_id, lower(name_zh))
        NULLS NOT DISTINCT WHERE removed_at IS NULL;

      ALTER TABLE users ADD COLUMN removed_at timestamptz;
      CREATE UNIQUE INDEX users_username_once ON users (lower(username));
      CREATE UNIQUE INDEX users_email_once ON users (lower(email))
        WHERE status <> 'deleted' AND email <> '';
      CREATE INDEX users_company ON users (company_id, status);
      CREATE INDEX memberships_role ON memberships (role_id);
    `)
  }

  async down() {
    this.schema.raw(`
      DROP INDEX memberships_role, users_company, users_email_once, users_username_once,
        roles_name_zh, roles_name_en;
      ALTER TABLE users DROP COLUMN removed_at;
      ALTER TABLE roles DROP COLUMN removed_at;
    `)
  }
}
