import { BaseSchema } from '@adonisjs/lucid/schema'

import { createAppRole } from '#kernel/database/app_role'

/** Companies, projects, people and what they may do. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(createAppRole)
    this.schema.raw(`
      CREATE TABLE companies (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        name text NOT NULL UNIQUE,
        type smallint NOT NULL CHECK (type IN (1, 2)),
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE TABLE projects (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        company_id uuid NOT NULL REFERENCES companies (id),
        code text NOT NULL,
        name text NOT NULL,
        type smallint NOT NULL CHECK (type IN (1, 2)),
        sender_identifier text,
        receiver_identifier text,
        created_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (id, company_id),
        UNIQUE (company_id, code)
      );
      CREATE TABLE roles (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        company_id uuid REFERENCES companies (id),
        code text NOT NULL,
        name_en text NOT NULL,
        name_zh text NOT NULL,
        permissions text[] NOT NULL DEFAULT '{}',
        built_in boolean NOT NULL DEFAULT false,
        UNIQUE NULLS NOT DISTINCT (company_id, code)
      );
      CREATE TABLE users (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        company_id uuid REFERENCES companies (id),
        username text NOT NULL UNIQUE,
        name text NOT NULL,
        email text,
        password text NOT NULL,
        is_platform_admin boolean NOT NULL DEFAULT false,
        status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'frozen', 'deleted')),
        language text CHECK (language IN ('zh', 'en')),
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE TABLE memberships (
        user_id uuid NOT NULL REFERENCES users (id),
        project_id uuid NOT NULL REFERENCES projects (id),
        role_id uuid NOT NULL REFERENCES roles (id),
        PRIMARY KEY (user_id, project_id)
      );
      CREATE TABLE sessions (
        id text PRIMARY KEY,
        data text NOT NULL,
        user_id text,
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX sessions_user ON sessions (user_id);
      CREATE INDEX sessions_expiry ON sessions (expires_at);
      CREATE TABLE rate_limits (
        key text PRIMARY KEY,
        points integer NOT NULL DEFAULT 0,
        expire bigint
      );
    `)
  }

  async down() {
    this.schema.raw(
      'DROP TABLE rate_limits, sessions, memberships, users, roles, projects, companies'
    )
  }
}
