// Written by `npm run calls` from the OpenAPI document; not edited by hand.
import type { CatalogueData } from '#kernel/case/content/element_definition'
import type { ClientPage } from '#kernel/case/forms/page_layout'
import type { Field } from '#kernel/fields/field'
import type { Rule } from '#kernel/case/rules/rule'

export interface Calls {
    "GET /admin/access-review": {
        query?: {
            sort?: [
                "name" | "username" | "status" | "endDate" | "lastSignIn" | "lastChange" | "changes" | "id",
                "ASC" | "DESC"
            ];
            range?: [
                number,
                number
            ];
            filter?: {
                q?: string;
                id?: string | string[];
                status?: ("active" | "frozen" | "deleted") | ("active" | "frozen" | "deleted")[];
            };
        };
        answer: {
            id: string;
            name: string;
            username: string;
            status: "active" | "frozen" | "deleted";
            administrator: boolean;
            endDate: string | null;
            lastSignIn: string | null;
            lastChange: string | null;
            changes: number;
            changeAct: string | null;
            changedBy: string | null;
            roles: {
                project: string;
                role: string;
                projectCode: string;
                roleZh: string;
                roleEn: string;
            }[];
        }[];
    };
    "GET /admin/administrators": {
        query?: {
            sort?: [
                "username" | "name" | "email" | "phone" | "startDate" | "endDate" | "description" | "status" | "createdAt" | "company",
                "ASC" | "DESC"
            ];
            range?: [
                number,
                number
            ];
            filter?: {
                q?: string;
                id?: string | string[];
                company?: string | string[];
                status?: ("active" | "frozen") | ("active" | "frozen")[];
            };
        };
        answer: {
            id: string;
            revision: number;
            username: string;
            name: string;
            email: string;
            phone: string;
            startDate: string | null;
            endDate: string | null;
            description: string;
            company: string | null;
            status: "active" | "frozen" | "deleted";
            createdAt: string;
            authenticator: boolean;
            companyName: string | null;
        }[];
    };
    "POST /admin/administrators": {
        body: {
            username: string;
            name: string;
            email: string;
            phone?: string | null;
            startDate?: string | null;
            endDate?: string | null;
            description?: string | null;
            company?: string | null;
            passwordBy: "mail" | "typed";
            password?: string | null;
        };
        answer: {
            id: string;
            revision: number;
            username: string;
            name: string;
            email: string;
            phone: string;
            startDate: string | null;
            endDate: string | null;
            description: string;
            company: string | null;
            status: "active" | "frozen" | "deleted";
            createdAt: string;
            authenticator: boolean;
            companyName: string | null;
        };
    };
    "DELETE /admin/administrators/{id}": {
        path: {
            id: string;
        };
        answer: {
            id: string;
            revision: number;
            username: string;
            name: string;
            email: string;
            phone: string;
            startDate: string | null;
            endDate: string | null;
            description: string;
            company: string | null;
            status: "active" | "frozen" | "deleted";
            createdAt: string;
            authenticator: boolean;
            companyName: string | null;
        };
    };
    "GET /admin/administrators/{id}": {
        path: {
            id: string;
        };
        answer: {
            id: string;
            revision: number;
            username: string;
            name: string;
            email: string;
            phone: string;
            startDate: string | null;
            endDate: string | null;
            description: string;
            company: string | null;
            status: "active" | "frozen" | "deleted";
            createdAt: string;
            authenticator: boolean;
            companyName: string | null;
        };
    };
    "PUT /admin/administrators/{id}": {
        path: {
            id: string;
        };
        body: {
            name: string;
            email: string;
            phone?: string | null;
            startDate?: string | null;
            endDate?: string | null;
            description?: string | null;
            revision: number;
        };
        answer: {
            id: string;
            revision: number;
            username: string;
            name: string;
            email: string;
            phone: string;
            startDate: string | null;
            endDate: string | null;
            description: string;
            company: string | null;
            status: "active" | "frozen" | "deleted";
            createdAt: string;
            authenticator: boolean;
            companyName: string | null;
        };
    };
    "POST /admin/administrators/{id}/forget_authenticator": {
        path: {
            id: string;
        };
        answer: {
            id: string;
            revision: number;
            username: string;
            name: string;
            email: string;
            phone: string;
            startDate: string | null;
            endDate: string | null;
            description: string;
            company: string | null;
            status: "active" | "frozen" | "deleted";
            createdAt: string;
            authenticator: boolean;
            companyName: string | null;
        };
    };
    "POST /admin/administrators/{id}/freeze": {
        path: {
            id: string;
        };
        answer: {
            id: string;
            revision: number;
            username: string;
            name: string;
            email: string;
            phone: string;
            startDate: string | null;
            endDate: string | null;
            description: string;
            company: string | null;
            status: "active" | "frozen" | "deleted";
            createdAt: string;
            authenticator: boolean;
            companyName: string | null;
        };
    };
    "POST /admin/administrators/{id}/unfreeze": {
        path: {
            id: string;
        };
        answer: {
            id: string;
            revision: number;
            username: string;
            name: string;
            email: string;
            phone: string;
            startDate: string | null;
            endDate: string | null;
            description: string;
            company: string | null;
            status: "active" | "frozen" | "deleted";
            createdAt: string;
            authenticator: boolean;
            companyName: string | null;
        };
    };
    "GET /admin/all-projects": {
        query?: {
            sort?: [
                "company" | "code" | "name" | "status" | "id",
                "ASC" | "DESC"
            ];
            range?: [
                number,
                number
            ];
            filter?: {
                q?: string;
                id?: string | string[];
                status?: ("ongoing" | "closed") | ("ongoing" | "closed")[];
            };
        };
        answer: {
            id: string;
            code: string;
            name: string;
            status: "ongoing" | "closed";
            company: string;
            cases: number[];
        }[];
    };
    "GET /admin/candidates": {
        query?: {
            sort?: [
                "name" | "username",
                "ASC" | "DESC"
            ];
            range?: [
                number,
                number
            ];
            filter?: {
                q?: string;
                id?: string | string[];
            };
        };
        answer: {
            id: string;
            name: string;
            username: string;
        }[];
    };
    "GET /admin/companies": {
        query?: {
            sort?: [
                "name" | "type" | "maxProjects" | "maxUsers" | "passwordPolicy" | "contact" | "phone" | "fax" | "address" | "department" | "reportUnitCategory" | "serverName" | "adrAccount" | "createdAt",
                "ASC" | "DESC"
            ];
            range?: [
                number,
                number
            ];
            filter?: {
                q?: string;
                id?: string | string[];
                type?: (1 | 2) | (1 | 2)[];
                passwordPolicy?: ("basic" | "strict") | ("basic" | "strict")[];
                reportUnitCategory?: (1 | 2 | 3 | 4 | 5) | (1 | 2 | 3 | 4 | 5)[];
            };
        };
        answer: {
            id: string;
            revision: number;
            name: string;
            type: number | null;
            maxProjects: number | null;
            maxUsers: number | null;
            passwordPolicy: string | null;
            contact: string;
            phone: string;
            fax: string;
            address: string;
            department: string;
            reportUnitCategory: number | null;
            serverName: string;
            adrAccount: string;
            createdAt: string;
            projects: number;
            users: number;
        }[];
    };
    "POST /admin/companies": {
        body: {
            name: string;
            type: 1 | 2;
            maxProjects: number;
            maxUsers?: number | null;
            passwordPolicy: "basic" | "strict";
            contact?: string | null;
            phone?: string | null;
            fax?: string | null;
            address?: string | null;
            department?: string | null;
            reportUnitCategory?: 1 | 2 | 3 | 4 | 5 | null;
            serverName?: string | null;
            adrAccount?: string | null;
            adminUsername: string;
            adminName: string;
            adminEmail: string;
            password: string;
        };
        answer: {
            id: string;
            revision: number;
            name: string;
            type: number | null;
            maxProjects: number | null;
            maxUsers: number | null;
            passwordPolicy: string | null;
            contact: string;
            phone: string;
            fax: string;
            address: string;
            department: string;
            reportUnitCategory: number | null;
            serverName: string;
            adrAccount: string;
            createdAt: string;
            projects: number;
            users: number;
        };
    };
    "DELETE /admin/companies/{id}": {
        path: {
            id: string;
        };
        answer: {
            id: string;
            revision: number;
            name: string;
            type: number | null;
            maxProjects: number | null;
            maxUsers: number | null;
            passwordPolicy: string | null;
            contact: string;
            phone: string;
            fax: string;
            address: string;
            department: string;
            reportUnitCategory: number | null;
            serverName: string;
            adrAccount: string;
            createdAt: string;
            projects: number;
            users: number;
        };
    };
    "GET /admin/companies/{id}": {
        path: {
            id: string;
        };
        answer: {
            id: string;
            revision: number;
            name: string;
            type: number | null;
            maxProjects: number | null;
            maxUsers: number | null;
            passwordPolicy: string | null;
            contact: string;
            phone: string;
            fax: string;
            address: string;
            department: string;
            reportUnitCategory: number | null;
            serverName: string;
            adrAccount: string;
            createdAt: string;
            projects: number;
            users: number;
        };
    };
    "PUT /admin/companies/{id}": {
        path: {
            id: string;
        };
        body: {
            name: string;
            maxProjects: number;
            maxUsers?: number | null;
            passwordPolicy: "basic" | "strict";
            contact?: string | null;
            phone?: string | null;
            fax?: string | null;
            address?: string | null;
            department?: string | null;
            reportUnitCategory?: 1 | 2 | 3 | 4 | 5 | null;
            serverName?: string | null;
            adrAccount?: string | null;
            revision: number;
        };
        answer: {
            id: string;
            revision: number;
            name: string;
            type: number | null;
            maxProjects: number | null;
            maxUsers: number | null;
            passwordPolicy: string | null;
            contact: string;
            phone: string;
            fax: string;
            address: string;
            department: string;
            reportUnitCategory: number | null;
            serverName: string;
            adrAccount: string;
            createdAt: string;
            projects: number;
            users: number;
        };
    };
    "GET /admin/members": {
        query?: {
            sort?: [
                "name" | "username" | "email" | "status" | "roleZh",
                "ASC" | "DESC"
            ];
            range?: [
                number,
                number
            ];
            filter?: {
                q?: string;
                id?: string | string[];
                status?: ("active" | "frozen") | ("active" | "frozen")[];
                role?: string | string[];
            };
        };
        answer: {
            id: string;
            name: string;
            username: string;
            email: string | null;
            phone: string;
            status: "active" | "frozen";
            role: string;
            roleZh: string;
            roleEn: string;
        }[];
    };
    "POST /admin/members": {
        body: {
            user: string;
            role: string;
        };
        answer: {
            id: string;
            name: string;
            username: string;
            email: string | null;
            phone: string;
            status: "active" | "frozen";
            role: string;
            roleZh: string;
            roleEn: string;
        };
    };
    "DELETE /admin/members/{id}": {
        path: {
            id: string;
        };
        answer: {
            id: string;
            name: string;
            username: string;
            email: string | null;
            phone: string;
            status: "active" | "frozen";
            role: string;
            roleZh: string;
            roleEn: string;
        };
    };
    "GET /admin/members/{id}": {
        path: {
            id: string;
        };
        answer: {
            id: string;
            name: string;
            username: string;
            email: string | null;
            phone: string;
            status: "active" | "frozen";
            role: string;
            roleZh: string;
            roleEn: string;
        };
    };
    "PUT /admin/members/{id}": {
        path: {
            id: string;
        };
        body: {
            role: string;
        };
        answer: {
            id: string;
            name: string;
            username: string;
            email: string | null;
            phone: string;
            status: "active" | "frozen";
            role: string;
            roleZh: string;
            roleEn: string;
        };
    };
    "GET /admin/platform-trail": {
        query?: {
            sort?: [
                "at" | "actor" | "act" | "subject" | "id",
                "ASC" | "DESC"
            ];
            range?: [
                number,
                number
            ];
            filter?: {
                q?: string;
                id?: string | string[];
                subject?: string | string[];
                actor?: string | string[];
                kind?: ("change" | "sign_in" | "refusal") | ("change" | "sign_in" | "refusal")[];
                act?: ("created" | "changed" | "deleted" | "closed" | "restarted" | "frozen" | "unfrozen" | "joined_project" | "left_project" | "role_changed" | "password_set" | "password_changed" | "password_reset" | "reset_code_asked" | "reset_code_sent" | "signed_in" | "signed_out" | "sign_in_refused" | "sign_in_locked" | "sign_in_code_made" | "session_ended" | "sessions_ended" | "language_changed" | "list_columns_chosen" | "projects_followed" | "authenticator_offered" | "authenticator_enrolled" | "authenticator_used" | "authenticator_forgotten" | "refused" | "sealed" | "connected" | "message_refused" | "message_received" | "upload_noted" | "message_answered" | "taken" | "opened" | "read" | "assigned" | "set_aside") | ("created" | "changed" | "deleted" | "closed" | "restarted" | "frozen" | "unfrozen" | "joined_project" | "left_project" | "role_changed" | "password_set" | "password_changed" | "password_reset" | "reset_code_asked" | "reset_code_sent" | "signed_in" | "signed_out" | "sign_in_refused" | "sign_in_locked" | "sign_in_code_made" | "session_ended" | "sessions_ended" | "language_changed" | "list_columns_chosen" | "projects_followed" | "authenticator_offered" | "authenticator_enrolled" | "authenticator_used" | "authenticator_forgotten" | "refused" | "sealed" | "connected" | "message_refused" | "message_received" | "upload_noted" | "message_answered" | "taken" | "opened" | "read" | "assigned" | "set_aside")[];
                element?: string | string[];
                days?: (1 | 7 | 30 | 365) | (1 | 7 | 30 | 365)[];
            };
        };
        answer: {
            id: string;
            at: string;
            actor: string;
            act: string;
            subject: string;
            subjectId: string;
            reason: string | null;
            changes: {
                path: string;
                before?: unknown;
                after?: unknown;
            }[];
            names: {
                [key: string]: {
                    en: string;
                    zh: string;
                };
            };
        }[];
    };
    "GET /admin/platform-trail/people": {
        answer: {
            people: string[];
        };
    };
    "GET /admin/project-roles": {
        query?: {
            sort?: [
                "nameEn" | "nameZh",
                "ASC" | "DESC"
            ];
            range?: [
                number,
                number
            ];
            filter?: {
                q?: string;
                id?: string | string[];
            };
        };
        answer: {
            id: string;
            nameZh: string;
            nameEn: string;
            builtIn: boolean;
            rights: {
                en: string;
                zh: string;
            }[];
            members: number;
        }[];
    };
    "GET /admin/projects": {
        query?: {
            sort?: [
                "code" | "name" | "type" | "startDate" | "timeZone" | "overview" | "maxCases" | "maxUsers" | "regions" | "senderIdentifier" | "receiverIdentifier" | "status" | "createdAt",
                "ASC" | "DESC"
            ];
            range?: [
                number,
                number
            ];
            filter?: {
                q?: string;
                id?: string | string[];
                type?: (1 | 2) | (1 | 2)[];
                timeZone?: string | string[];
                status?: ("ongoing" | "closed") | ("ongoing" | "closed")[];
            };
        };
        answer: {
            id: string;
            revision: number;
            code: string;
            name: string;
            type: number | null;
            startDate: string | null;
            timeZone: string | null;
            overview: string;
            maxCases: number | null;
            maxUsers: number | null;
            regions: string[];
            senderIdentifier: string;
            receiverIdentifier: string;
            status: "ongoing" | "closed";
            createdAt: string;
            users: number;
            cases?: number[];
        }[];
    };
    "POST /admin/projects": {
        body: {
            code: string;
            name: string;
            type: 1 | 2;
            startDate?: string | null;
            timeZone?: string;
            overview?: string | null;
            maxCases: number;
            maxUsers: number;
            regions?: ("CN" | "EU" | "US" | "JP" | "KR")[] | null;
            senderIdentifier?: string | null;
            receiverIdentifier?: string | null;
        };
        answer: {
            id: string;
            revision: number;
            code: string;
            name: string;
            type: number | null;
            startDate: string | null;
            timeZone: string | null;
            overview: string;
            maxCases: number | null;
            maxUsers: number | null;
            regions: string[];
            senderIdentifier: string;
            receiverIdentifier: string;
            status: "ongoing" | "closed";
            createdAt: string;
            users: number;
            cases?: number[];
        };
    };
    "GET /admin/projects/{id}": {
        path: {
            id: string;
        };
        answer: {
            id: string;
            revision: number;
            code: string;
            name: string;
            type: number | null;
            startDate: string | null;
            timeZone: string | null;
            overview: string;
            maxCases: number | null;
            maxUsers: number | null;
            regions: string[];
            senderIdentifier: string;
            receiverIdentifier: string;
            status: "ongoing" | "closed";
            createdAt: string;
            users: number;
            cases?: number[];
        };
    };
    "PUT /admin/projects/{id}": {
        path: {
            id: string;
        };
        body: {
            name: string;
            startDate?: string | null;
            timeZone?: string;
            overview?: string | null;
            maxCases: number;
            maxUsers: number;
            regions?: ("CN" | "EU" | "US" | "JP" | "KR")[] | null;
            senderIdentifier?: string | null;
            receiverIdentifier?: string | null;
            revision: number;
        };
        answer: {
            id: string;
            revision: number;
            code: string;
            name: string;
            type: number | null;
            startDate: string | null;
            timeZone: string | null;
            overview: string;
            maxCases: number | null;
            maxUsers: number | null;
            regions: string[];
            senderIdentifier: string;
            receiverIdentifier: string;
            status: "ongoing" | "closed";
            createdAt: string;
            users: number;
            cases?: number[];
        };
    };
    "POST /admin/projects/{id}/close": {
        path: {
            id: string;
        };
        answer: {
            id: string;
            revision: number;
            code: string;
            name: string;
            type: number | null;
            startDate: string | null;
            timeZone: string | null;
            overview: string;
            maxCases: number | null;
            maxUsers: number | null;
            regions: string[];
            senderIdentifier: string;
            receiverIdentifier: string;
            status: "ongoing" | "closed";
            createdAt: string;
            users: number;
            cases?: number[];
        };
    };
    "POST /admin/projects/{id}/restart": {
        path: {
            id: string;
        };
        answer: {
            id: string;
            revision: number;
            code: string;
            name: string;
            type: number | null;
            startDate: string | null;
            timeZone: string | null;
            overview: string;
            maxCases: number | null;
            maxUsers: number | null;
            regions: string[];
            senderIdentifier: string;
            receiverIdentifier: string;
            status: "ongoing" | "closed";
            createdAt: string;
            users: number;
            cases?: number[];
        };
    };
    "GET /admin/role-matrix": {
        answer: {
            rights: {
                code: string;
                label: {
                    en: string;
                    zh: string;
                };
                group: {
                    en: string;
                    zh: string;
                };
                level: "project" | "company" | "platform";
            }[];
            roles: {
                id: string;
                nameZh: string;
                nameEn: string;
                builtIn: boolean;
                users: number;
                revision: number;
                permissions: string[];
            }[];
            lines: string[][];
        };
    };
    "POST /admin/role-matrix": {
        form: {
            matrix: Blob;
        };
        answer: {
            made: number;
            changed: number;
            same: number;
        };
    };
    "GET /admin/roles": {
        query?: {
            sort?: [
                "nameZh" | "nameEn" | "permissions" | "code" | "builtIn",
                "ASC" | "DESC"
            ];
            range?: [
                number,
                number
            ];
            filter?: {
                q?: string;
                id?: string | string[];
            };
        };
        answer: {
            id: string;
            revision: number;
            nameZh: string;
            nameEn: string;
            permissions: string[];
            code: string;
            builtIn: boolean;
            users: number;
        }[];
    };
    "POST /admin/roles": {
        body: {
            nameZh: string;
            nameEn: string;
            permissions?: ("SYS_CONF" | "CASE_DATA" | "CASE_EDIT" | "CASE_AUDIT" | "CASE_CODING" | "CODING_CONF" | "CASE_IMPORT_READ" | "CASE_EXPORT" | "PROCESS_ENTRY" | "PROCESS_QUALITY" | "PROCESS_EVALUATION" | "PROCESS_REVIEW" | "PROCESS_ARCHIVE" | "PROCESS_SUBMISSION" | "PROCESS_CUSTOMER" | "PROCESS_RETURN_QUALITY" | "PROCESS_RETURN_EVALUATION" | "PROCESS_RETURN_REVIEW" | "PROCESS_RETURN_ARCHIVE" | "PROCESS_RETURN_SUBMISSION" | "PROCESS_RETURN_CUSTOMER" | "PROCESS_ASSIGN_ENTRY" | "PROCESS_ASSIGN_QUALITY" | "PROCESS_ASSIGN_EVALUATION" | "PROCESS_ASSIGN_REVIEW" | "PROCESS_ASSIGN_ARCHIVE" | "PROCESS_ASSIGN_SUBMISSION" | "PROCESS_ASSIGN_CUSTOMER" | "PROCESS_DELETION" | "CASE_DECLARE" | "CASE_DECLARE_CONF" | "CASE_REPORT_CONF" | "LITER_REPORT" | "LITER_CONF" | "CASE_UNLOCK" | "NARRATIVE_CONF" | "CASE_PAPER" | "CASE_CONF" | "CASE_QUERY" | "CASE_SIGNAL" | "DSUR" | "PSUR")[] | null;
        };
        answer: {
            id: string;
            revision: number;
            nameZh: string;
            nameEn: string;
            permissions: string[];
            code: string;
            builtIn: boolean;
            users: number;
        };
    };
    "DELETE /admin/roles/{id}": {
        path: {
            id: string;
        };
        answer: {
            id: string;
            revision: number;
            nameZh: string;
            nameEn: string;
            permissions: string[];
            code: string;
            builtIn: boolean;
            users: number;
        };
    };
    "GET /admin/roles/{id}": {
        path: {
            id: string;
        };
        answer: {
            id: string;
            revision: number;
            nameZh: string;
            nameEn: string;
            permissions: string[];
            code: string;
            builtIn: boolean;
            users: number;
        };
    };
    "PUT /admin/roles/{id}": {
        path: {
            id: string;
        };
        body: {
            nameZh: string;
            nameEn: string;
            permissions?: ("SYS_CONF" | "CASE_DATA" | "CASE_EDIT" | "CASE_AUDIT" | "CASE_CODING" | "CODING_CONF" | "CASE_IMPORT_READ" | "CASE_EXPORT" | "PROCESS_ENTRY" | "PROCESS_QUALITY" | "PROCESS_EVALUATION" | "PROCESS_REVIEW" | "PROCESS_ARCHIVE" | "PROCESS_SUBMISSION" | "PROCESS_CUSTOMER" | "PROCESS_RETURN_QUALITY" | "PROCESS_RETURN_EVALUATION" | "PROCESS_RETURN_REVIEW" | "PROCESS_RETURN_ARCHIVE" | "PROCESS_RETURN_SUBMISSION" | "PROCESS_RETURN_CUSTOMER" | "PROCESS_ASSIGN_ENTRY" | "PROCESS_ASSIGN_QUALITY" | "PROCESS_ASSIGN_EVALUATION" | "PROCESS_ASSIGN_REVIEW" | "PROCESS_ASSIGN_ARCHIVE" | "PROCESS_ASSIGN_SUBMISSION" | "PROCESS_ASSIGN_CUSTOMER" | "PROCESS_DELETION" | "CASE_DECLARE" | "CASE_DECLARE_CONF" | "CASE_REPORT_CONF" | "LITER_REPORT" | "LITER_CONF" | "CASE_UNLOCK" | "NARRATIVE_CONF" | "CASE_PAPER" | "CASE_CONF" | "CASE_QUERY" | "CASE_SIGNAL" | "DSUR" | "PSUR")[] | null;
            revision: number;
        };
        answer: {
            id: string;
            revision: number;
            nameZh: string;
            nameEn: string;
            permissions: string[];
            code: string;
            builtIn: boolean;
            users: number;
        };
    };
    "GET /admin/settings": {
        query?: {
            sort?: [
                "id",
                "ASC" | "DESC"
            ];
            range?: [
                number,
                number
            ];
            filter?: {
                q?: string;
                id?: string | string[];
            };
        };
        answer: ({
            id: string;
            revision: number;
            label: {
                en: string;
                zh: string;
            };
            fields: {
                [key: string]: Field;
            };
        } & {
            [key: string]: unknown;
        })[];
    };
    "GET /admin/settings/{plugin}": {
        path: {
            plugin: string;
        };
        answer: {
            id: string;
            revision: number;
            label: {
                en: string;
                zh: string;
            };
            fields: {
                [key: string]: Field;
            };
        } & {
            [key: string]: unknown;
        };
    };
    "PUT /admin/settings/{plugin}": {
        path: {
            plugin: string;
        };
        body: {
            revision: number;
        };
        answer: {
            id: string;
            revision: number;
            label: {
                en: string;
                zh: string;
            };
            fields: {
                [key: string]: Field;
            };
        } & {
            [key: string]: unknown;
        };
    };
    "GET /admin/trail": {
        query?: {
            sort?: [
                "at" | "actor" | "act" | "subject" | "id",
                "ASC" | "DESC"
            ];
            range?: [
                number,
                number
            ];
            filter?: {
                q?: string;
                id?: string | string[];
                subject?: string | string[];
                actor?: string | string[];
                kind?: ("change" | "sign_in" | "refusal") | ("change" | "sign_in" | "refusal")[];
                act?: ("created" | "changed" | "deleted" | "closed" | "restarted" | "frozen" | "unfrozen" | "joined_project" | "left_project" | "role_changed" | "password_set" | "password_changed" | "password_reset" | "reset_code_asked" | "reset_code_sent" | "signed_in" | "signed_out" | "sign_in_refused" | "sign_in_locked" | "sign_in_code_made" | "session_ended" | "sessions_ended" | "language_changed" | "list_columns_chosen" | "projects_followed" | "authenticator_offered" | "authenticator_enrolled" | "authenticator_used" | "authenticator_forgotten" | "refused" | "sealed" | "connected" | "message_refused" | "message_received" | "upload_noted" | "message_answered" | "taken" | "opened" | "read" | "assigned" | "set_aside") | ("created" | "changed" | "deleted" | "closed" | "restarted" | "frozen" | "unfrozen" | "joined_project" | "left_project" | "role_changed" | "password_set" | "password_changed" | "password_reset" | "reset_code_asked" | "reset_code_sent" | "signed_in" | "signed_out" | "sign_in_refused" | "sign_in_locked" | "sign_in_code_made" | "session_ended" | "sessions_ended" | "language_changed" | "list_columns_chosen" | "projects_followed" | "authenticator_offered" | "authenticator_enrolled" | "authenticator_used" | "authenticator_forgotten" | "refused" | "sealed" | "connected" | "message_refused" | "message_received" | "upload_noted" | "message_answered" | "taken" | "opened" | "read" | "assigned" | "set_aside")[];
                element?: string | string[];
                days?: (1 | 7 | 30 | 365) | (1 | 7 | 30 | 365)[];
            };
        };
        answer: {
            id: string;
            at: string;
            actor: string;
            act: string;
            subject: string;
            subjectId: string;
            reason: string | null;
            changes: {
                path: string;
                before?: unknown;
                after?: unknown;
            }[];
            names: {
                [key: string]: {
                    en: string;
                    zh: string;
                };
            };
        }[];
    };
    "GET /admin/trail/people": {
        answer: {
            people: string[];
        };
    };
    "GET /admin/users": {
        query?: {
            sort?: [
                "username" | "name" | "email" | "phone" | "startDate" | "endDate" | "description" | "status" | "createdAt",
                "ASC" | "DESC"
            ];
            range?: [
                number,
                number
            ];
            filter?: {
                q?: string;
                id?: string | string[];
                status?: ("active" | "frozen") | ("active" | "frozen")[];
            };
        };
        answer: {
            id: string;
            revision: number;
            username: string;
            name: string;
            email: string;
            phone: string;
            startDate: string | null;
            endDate: string | null;
            description: string;
            rank: string | null;
            projects: {
                project: string;
                role: string;
                projectCode: string;
                roleZh: string;
                roleEn: string;
            }[];
            status: "active" | "frozen" | "deleted";
            createdAt: string;
            authenticator: boolean;
        }[];
    };
    "POST /admin/users": {
        body: {
            username: string;
            name: string;
            email: string;
            phone?: string | null;
            startDate?: string | null;
            endDate?: string | null;
            description?: string | null;
            rank: "user" | "administrator";
            projects?: {
                project: string;
                role: string;
            }[] | null;
            passwordBy: "mail" | "typed";
            password?: string | null;
        };
        answer: {
            id: string;
            revision: number;
            username: string;
            name: string;
            email: string;
            phone: string;
            startDate: string | null;
            endDate: string | null;
            description: string;
            rank: string | null;
            projects: {
                project: string;
                role: string;
                projectCode: string;
                roleZh: string;
                roleEn: string;
            }[];
            status: "active" | "frozen" | "deleted";
            createdAt: string;
            authenticator: boolean;
        };
    };
    "DELETE /admin/users/{id}": {
        path: {
            id: string;
        };
        answer: {
            id: string;
            revision: number;
            username: string;
            name: string;
            email: string;
            phone: string;
            startDate: string | null;
            endDate: string | null;
            description: string;
            rank: string | null;
            projects: {
                project: string;
                role: string;
                projectCode: string;
                roleZh: string;
                roleEn: string;
            }[];
            status: "active" | "frozen" | "deleted";
            createdAt: string;
            authenticator: boolean;
        };
    };
    "GET /admin/users/{id}": {
        path: {
            id: string;
        };
        answer: {
            id: string;
            revision: number;
            username: string;
            name: string;
            email: string;
            phone: string;
            startDate: string | null;
            endDate: string | null;
            description: string;
            rank: string | null;
            projects: {
                project: string;
                role: string;
                projectCode: string;
                roleZh: string;
                roleEn: string;
            }[];
            status: "active" | "frozen" | "deleted";
            createdAt: string;
            authenticator: boolean;
        };
    };
    "PUT /admin/users/{id}": {
        path: {
            id: string;
        };
        body: {
            name: string;
            email: string;
            phone?: string | null;
            startDate?: string | null;
            endDate?: string | null;
            description?: string | null;
            rank: "user" | "administrator";
            projects?: {
                project: string;
                role: string;
            }[] | null;
            revision: number;
        };
        answer: {
            id: string;
            revision: number;
            username: string;
            name: string;
            email: string;
            phone: string;
            startDate: string | null;
            endDate: string | null;
            description: string;
            rank: string | null;
            projects: {
                project: string;
                role: string;
                projectCode: string;
                roleZh: string;
                roleEn: string;
            }[];
            status: "active" | "frozen" | "deleted";
            createdAt: string;
            authenticator: boolean;
        };
    };
    "POST /admin/users/{id}/forget_authenticator": {
        path: {
            id: string;
        };
        answer: {
            id: string;
            revision: number;
            username: string;
            name: string;
            email: string;
            phone: string;
            startDate: string | null;
            endDate: string | null;
            description: string;
            rank: string | null;
            projects: {
                project: string;
                role: string;
                projectCode: string;
                roleZh: string;
                roleEn: string;
            }[];
            status: "active" | "frozen" | "deleted";
            createdAt: string;
            authenticator: boolean;
        };
    };
    "POST /admin/users/{id}/freeze": {
        path: {
            id: string;
        };
        answer: {
            id: string;
            revision: number;
            username: string;
            name: string;
            email: string;
            phone: string;
            startDate: string | null;
            endDate: string | null;
            description: string;
            rank: string | null;
            projects: {
                project: string;
                role: string;
                projectCode: string;
                roleZh: string;
                roleEn: string;
            }[];
            status: "active" | "frozen" | "deleted";
            createdAt: string;
            authenticator: boolean;
        };
    };
    "POST /admin/users/{id}/unfreeze": {
        path: {
            id: string;
        };
        answer: {
            id: string;
            revision: number;
            username: string;
            name: string;
            email: string;
            phone: string;
            startDate: string | null;
            endDate: string | null;
            description: string;
            rank: string | null;
            projects: {
                project: string;
                role: string;
                projectCode: string;
                roleZh: string;
                roleEn: string;
            }[];
            status: "active" | "frozen" | "deleted";
            createdAt: string;
            authenticator: boolean;
        };
    };
    "GET /batches/{batchId}": {
        path: {
            batchId: string;
        };
        answer: {
            id: string;
            kind: string;
            label: {
                en: string;
                zh: string;
            };
            state: "waiting" | "done" | "cancelled";
            total: number;
            settled: number;
            counts: {
                [key: string]: number;
            };
            startedByName: string;
            startedAt: string;
            endedAt: string | null;
        };
    };
    "POST /batches/{batchId}/cancel": {
        path: {
            batchId: string;
        };
        answer: {
            id: string;
            kind: string;
            label: {
                en: string;
                zh: string;
            };
            state: "waiting" | "done" | "cancelled";
            total: number;
            settled: number;
            counts: {
                [key: string]: number;
            };
            startedByName: string;
            startedAt: string;
            endedAt: string | null;
        };
    };
    "GET /batches/{batchId}/items": {
        path: {
            batchId: string;
        };
        query?: {
            page?: number;
            pageSize?: 20 | 50 | 100;
        };
        answer: {
            rows: {
                id: string;
                batchId: string;
                position: number;
                part: number;
                subject: string | null;
                state: string;
                verdict: string | null;
                code: number | null;
                sentence: {
                    en: string;
                    zh: string;
                } | null;
                made: string | null;
                settledAt: string | null;
            }[];
            total: number;
        };
    };
    "POST /company": {
        body: {
            name: string;
            type: 1 | 2;
            maxProjects: number;
            maxUsers?: number | null;
            passwordPolicy: "basic" | "strict";
            contact?: string | null;
            phone?: string | null;
            fax?: string | null;
            address?: string | null;
            department?: string | null;
            reportUnitCategory?: 1 | 2 | 3 | 4 | 5 | null;
            serverName?: string | null;
            adrAccount?: string | null;
            adminUsername: string;
            adminName: string;
            adminEmail: string;
            password: string;
        };
        answer: {
            id: string;
            revision: number;
            name: string;
            type: number | null;
            maxProjects: number | null;
            maxUsers: number | null;
            passwordPolicy: string | null;
            contact: string;
            phone: string;
            fax: string;
            address: string;
            department: string;
            reportUnitCategory: number | null;
            serverName: string;
            adrAccount: string;
            createdAt: string;
            projects: number;
            users: number;
        };
    };
    "PUT /company": {
        body: {
            name: string;
            maxProjects: number;
            maxUsers?: number | null;
            passwordPolicy: "basic" | "strict";
            contact?: string | null;
            phone?: string | null;
            fax?: string | null;
            address?: string | null;
            department?: string | null;
            reportUnitCategory?: 1 | 2 | 3 | 4 | 5 | null;
            serverName?: string | null;
            adrAccount?: string | null;
            revision: number;
            companyId: string;
        };
        answer: {
            id: string;
            revision: number;
            name: string;
            type: number | null;
            maxProjects: number | null;
            maxUsers: number | null;
            passwordPolicy: string | null;
            contact: string;
            phone: string;
            fax: string;
            address: string;
            department: string;
            reportUnitCategory: number | null;
            serverName: string;
            adrAccount: string;
            createdAt: string;
            projects: number;
            users: number;
        };
    };
    "DELETE /company/{id}": {
        path: {
            id: string;
        };
        answer: {
            id: string;
            revision: number;
            name: string;
            type: number | null;
            maxProjects: number | null;
            maxUsers: number | null;
            passwordPolicy: string | null;
            contact: string;
            phone: string;
            fax: string;
            address: string;
            department: string;
            reportUnitCategory: number | null;
            serverName: string;
            adrAccount: string;
            createdAt: string;
            projects: number;
            users: number;
        };
    };
    "GET /company/{id}": {
        path: {
            id: string;
        };
        answer: {
            id: string;
            revision: number;
            name: string;
            type: number | null;
            maxProjects: number | null;
            maxUsers: number | null;
            passwordPolicy: string | null;
            contact: string;
            phone: string;
            fax: string;
            address: string;
            department: string;
            reportUnitCategory: number | null;
            serverName: string;
            adrAccount: string;
            createdAt: string;
            projects: number;
            users: number;
        };
    };
    "GET /company/list": {
        query?: {
            sort?: [
                "name" | "type" | "maxProjects" | "maxUsers" | "passwordPolicy" | "contact" | "phone" | "fax" | "address" | "department" | "reportUnitCategory" | "serverName" | "adrAccount" | "createdAt",
                "ASC" | "DESC"
            ];
            range?: [
                number,
                number
            ];
            filter?: {
                q?: string;
                id?: string | string[];
                type?: (1 | 2) | (1 | 2)[];
                passwordPolicy?: ("basic" | "strict") | ("basic" | "strict")[];
                reportUnitCategory?: (1 | 2 | 3 | 4 | 5) | (1 | 2 | 3 | 4 | 5)[];
            };
        };
        answer: {
            id: string;
            revision: number;
            name: string;
            type: number | null;
            maxProjects: number | null;
            maxUsers: number | null;
            passwordPolicy: string | null;
            contact: string;
            phone: string;
            fax: string;
            address: string;
            department: string;
            reportUnitCategory: number | null;
            serverName: string;
            adrAccount: string;
            createdAt: string;
            projects: number;
            users: number;
        }[];
    };
    "POST /config/company/syn": {
        body: {
            parts: string[];
            things?: {
                part: string;
                key: string;
            }[] | null;
            apply?: string | null;
        };
        answer: {
            parts: {
                name: string;
                label: {
                    en: string;
                    zh: string;
                };
                things: {
                    key: string;
                    name: {
                        en: string;
                        zh: string;
                    };
                    state: "added" | "changed" | "same";
                    before?: unknown;
                    after?: unknown;
                    revision?: number;
                }[];
            }[];
            digest: string;
            applied: boolean;
        };
    };
    "POST /config/syn": {
        body: {
            from: {
                projectId: string;
                environment: 0 | 1;
            };
            parts: string[];
            things?: {
                part: string;
                key: string;
            }[] | null;
            apply?: string | null;
        };
        answer: {
            parts: {
                name: string;
                label: {
                    en: string;
                    zh: string;
                };
                things: {
                    key: string;
                    name: {
                        en: string;
                        zh: string;
                    };
                    state: "added" | "changed" | "same";
                    before?: unknown;
                    after?: unknown;
                    revision?: number;
                }[];
            }[];
            digest: string;
            applied: boolean;
        };
    };
    "GET /forms/catalogue": {
        query?: {
            v?: string;
        };
        answer: {
            hash: string;
            contentVersion: number;
            catalogue: CatalogueData;
            pages: ClientPage[];
            rules: Rule[];
        };
    };
    "GET /forms/lists/{list}": {
        path: {
            list: string;
        };
        answer: {
            codes: {
                code: string;
                name: {
                    en: string;
                    zh: string;
                };
                version: string;
            }[];
        };
    };
    "GET /forms/lists/{list}/names": {
        path: {
            list: string;
        };
        query: {
            version?: string;
            codes: string;
        };
        answer: {
            codes: {
                code: string;
                name: {
                    en: string;
                    zh: string;
                };
                version: string;
            }[];
        };
    };
    "GET /home/admin/statistic": {
        answer: {
            projects: number;
            companies?: number;
            ongoing?: number;
            users?: number;
            frozen?: number;
        };
    };
    "GET /home/attention": {
        query: {
            level: "project" | "company" | "platform";
        };
        answer: {
            what: {
                en: string;
                zh: string;
            };
            address: string | null;
        }[];
    };
    "POST /login": {
        body: {
            username: string;
            password: string;
            code?: string | null;
            want?: "token" | null;
        };
        answer: {
            userId: string;
            name: string;
            email: string | null;
            admin: boolean;
            next?: string;
            token?: string;
            expiresAt?: string;
        };
        refusal: {
            secondFactor?: true;
            enrolment?: {
                uri: string;
                secret: string;
            };
        };
    };
    "POST /login/code": {
        body: {
            username: string;
            projectId?: string | null;
            environment?: 0 | 1 | null;
        };
        answer: {
            code: string;
            seconds: number;
        };
    };
    "POST /login/platform": {
        body: {
            username: string;
            password: string;
            code?: string | null;
            want?: "token" | null;
        };
        answer: {
            userId: string;
            name: string;
            email: string | null;
            admin: boolean;
            next?: string;
            token?: string;
            expiresAt?: string;
        };
        refusal: {
            secondFactor?: true;
            enrolment?: {
                uri: string;
                secret: string;
            };
        };
    };
    "GET /menu/badges": {
        answer: {
            badges: {
                [key: string]: number;
            };
        };
    };
    "GET /openapi.json": Record<string, never>;
    "DELETE /proj/dec/config/cancel": {
        body: {
            reason: string;
        };
        answer: {
            confirmation: null;
        };
    };
    "PUT /proj/dec/config/confirm": {
        answer: {
            confirmation: {
                by: string;
                at: string;
            };
        };
    };
    "PUT /proj/enter": {
        body: {
            projectId: string;
            environment: 0 | 1;
        };
        answer: {
            next: string;
        };
    };
    "GET /proj/signout": {
        answer: Record<string, never>;
    };
    "PUT /proj/subscribe": {
        body: {
            add?: string[] | null;
            remove?: string[] | null;
        };
        answer: {
            projects: string[];
        };
    };
    "GET /proj/user/access": {
        answer: {
            projectId: string;
            projectCode: string;
            projectName: string;
            projType: number;
            companyId: string;
            companyName: string;
            subscribed: boolean;
            userProjectEnvs: {
                projectId: string;
                type: 0 | 1;
            }[];
        }[];
    };
    "GET /proj/user/work": {
        answer: {
            projectId: string;
            environment: 0 | 1;
            open: number;
            isMore: boolean;
            newestReceipt: string | null;
        }[];
    };
    "PUT /token": {
        answer: {
            seconds: number;
        } | {
            token: string;
            expiresAt: string;
        };
    };
    "GET /user/draft-key": {
        answer: {
            key: string;
        };
    };
    "DELETE /user/lists/{list}": {
        path: {
            list: string;
        };
        answer: {
            lists: {
                [key: string]: {
                    key: string;
                    isShown: boolean;
                    width?: number;
                }[];
            };
        };
    };
    "PUT /user/lists/{list}": {
        path: {
            list: string;
        };
        body: {
            columns: {
                key: string;
                isShown: boolean;
                width?: number | null;
            }[];
        };
        answer: {
            lists: {
                [key: string]: {
                    key: string;
                    isShown: boolean;
                    width?: number;
                }[];
            };
        };
    };
    "PUT /user/pwd/change": {
        body: {
            oldPassword: string;
            password: string;
            repeat: string;
        };
        answer: Record<string, never>;
    };
    "PUT /user/pwd/expire": {
        body: {
            username: string;
            oldPassword: string;
            password: string;
            repeat: string;
        };
        answer: {
            name: string;
            next: string;
        } | {
            userId: string;
            name: string;
            email: string | null;
            admin: boolean;
            next?: string;
            token?: string;
            expiresAt?: string;
        };
    };
    "PUT /user/pwd/reset": {
        body: {
            email: string;
            code: string;
            password: string;
            repeat: string;
        };
        answer: Record<string, never>;
    };
    "PUT /user/pwd/verify/code": {
        body: {
            email: string;
        };
        answer: {
            minutes: number;
        };
    };
    "DELETE /user/sessions": {
        answer: Record<string, never>;
    };
    "GET /user/sessions": {
        answer: {
            handle: string;
            address: string;
            agent: string;
            startedAt: string;
            lastUsedAt: string;
            isThis: boolean;
        }[];
    };
    "DELETE /user/sessions/{handle}": {
        path: {
            handle: string;
        };
        answer: {
            ended: boolean;
        };
    };
    "PUT /user/set/lang": {
        body: {
            lang: "ZHO" | "ENG";
        };
        answer: {
            lang: "zh" | "en";
        };
    };
}
