// Written by `npm run calls` from the OpenAPI document; not edited by hand.
import type { CaseContent } from '#kernel/case/content/case_content'
import type { CatalogueData } from '#kernel/case/content/element_definition'
import type { ClientPage } from '#kernel/case/forms/page_layout'
import type { ConflictingField } from '#kernel/case/content/conflicting_field'
import type { Envelope } from '#kernel/case/content/case_content'
import type { Field } from '#kernel/fields/field'
import type { Finding } from '#kernel/case/rules/finding'
import type { Rule } from '#kernel/case/rules/rule'
import type { RuleContext } from '#kernel/case/rules/rule_context'

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
    "GET /admin/coding_learned": {
        query?: {
            sort?: [
                "cases",
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
            key: string;
            verbatim: string;
            code: number;
            names: {
                [key: string]: string;
            };
            cases: number;
            terms: number;
        }[];
    };
    "GET /admin/coding_synonym_lists": {
        query?: {
            sort?: [
                "name" | "language" | "state" | "source" | "synonymCount",
                "ASC" | "DESC"
            ];
            range?: [
                number,
                number
            ];
            filter?: {
                q?: string;
                id?: string | string[];
                language?: ("en" | "zh" | "ja") | ("en" | "zh" | "ja")[];
                state?: ("prepared" | "active" | "retired") | ("prepared" | "active" | "retired")[];
            };
        };
        answer: {
            id: string;
            revision: number;
            name: string;
            language: string | null;
            state: "prepared" | "active" | "retired";
            source: string;
            synonymCount: number;
        }[];
    };
    "POST /admin/coding_synonym_lists": {
        body: {
            name: string;
            language: "en" | "zh" | "ja";
            state: "prepared" | "active" | "retired";
            source: string;
        };
        answer: {
            id: string;
            revision: number;
            name: string;
            language: string | null;
            state: "prepared" | "active" | "retired";
            source: string;
            synonymCount: number;
        };
    };
    "DELETE /admin/coding_synonym_lists/{id}": {
        path: {
            id: string;
        };
        answer: {
            id: string;
            revision: number;
            name: string;
            language: string | null;
            state: "prepared" | "active" | "retired";
            source: string;
            synonymCount: number;
        };
    };
    "GET /admin/coding_synonym_lists/{id}": {
        path: {
            id: string;
        };
        answer: {
            id: string;
            revision: number;
            name: string;
            language: string | null;
            state: "prepared" | "active" | "retired";
            source: string;
            synonymCount: number;
        };
    };
    "PUT /admin/coding_synonym_lists/{id}": {
        path: {
            id: string;
        };
        body: {
            name: string;
            language: "en" | "zh" | "ja";
            state: "prepared" | "active" | "retired";
            source: string;
            revision: number;
        };
        answer: {
            id: string;
            revision: number;
            name: string;
            language: string | null;
            state: "prepared" | "active" | "retired";
            source: string;
            synonymCount: number;
        };
    };
    "GET /admin/coding_synonyms": {
        query?: {
            sort?: [
                "verbatim" | "code" | "state",
                "ASC" | "DESC"
            ];
            range?: [
                number,
                number
            ];
            filter?: {
                q?: string;
                id?: string | string[];
                state?: ("proposed" | "approved" | "rejected") | ("proposed" | "approved" | "rejected")[];
            };
        };
        answer: {
            id: string;
            revision: number;
            verbatim: string;
            code: string;
            state: string | null;
            term: {
                [key: string]: string;
            };
        }[];
    };
    "POST /admin/coding_synonyms": {
        body: {
            verbatim: string;
            code: string;
            state: "proposed" | "approved" | "rejected";
        };
        answer: {
            id: string;
            revision: number;
            verbatim: string;
            code: string;
            state: string | null;
            term: {
                [key: string]: string;
            };
        };
    };
    "DELETE /admin/coding_synonyms/{id}": {
        path: {
            id: string;
        };
        answer: {
            id: string;
            revision: number;
            verbatim: string;
            code: string;
            state: string | null;
            term: {
                [key: string]: string;
            };
        };
    };
    "GET /admin/coding_synonyms/{id}": {
        path: {
            id: string;
        };
        answer: {
            id: string;
            revision: number;
            verbatim: string;
            code: string;
            state: string | null;
            term: {
                [key: string]: string;
            };
        };
    };
    "PUT /admin/coding_synonyms/{id}": {
        path: {
            id: string;
        };
        body: {
            verbatim: string;
            code: string;
            state: "proposed" | "approved" | "rejected";
            revision: number;
        };
        answer: {
            id: string;
            revision: number;
            verbatim: string;
            code: string;
            state: string | null;
            term: {
                [key: string]: string;
            };
        };
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
    "GET /admin/dictionary_loads": {
        query?: {
            sort?: [
                "startedAt" | "fileName" | "state" | "startedByName",
                "ASC" | "DESC"
            ];
            range?: [
                number,
                number
            ];
            filter?: {
                q?: string;
                id?: string | string[];
                state?: ("waiting" | "done" | "refused") | ("waiting" | "done" | "refused")[];
            };
        };
        answer: {
            id: string;
            revision: number;
            dictionary: string;
            fileName: string;
            state: "waiting" | "done" | "refused";
            startedByName: string;
            startedAt: string;
            endedAt: string | null;
            problemCount: number;
            releaseId: string | null;
            progress: {
                stage: "reading" | "writing";
                done: number;
                total: number;
            } | null;
        }[];
    };
    "GET /admin/dictionary_loads/{id}": {
        path: {
            id: string;
        };
        answer: {
            id: string;
            revision: number;
            dictionary: string;
            fileName: string;
            state: "waiting" | "done" | "refused";
            startedByName: string;
            startedAt: string;
            endedAt: string | null;
            problemCount: number;
            releaseId: string | null;
            progress: {
                stage: "reading" | "writing";
                done: number;
                total: number;
            } | null;
            problems: {
                file: string;
                line: number | null;
                says: {
                    en: string;
                    zh: string;
                };
            }[];
        };
    };
    "GET /admin/dictionary_releases": {
        query?: {
            sort?: [
                "loadedAt" | "version" | "language" | "state" | "fileName" | "loadedByName",
                "ASC" | "DESC"
            ];
            range?: [
                number,
                number
            ];
            filter?: {
                q?: string;
                id?: string | string[];
                state?: ("imported" | "approved" | "active" | "retired") | ("imported" | "approved" | "active" | "retired")[];
                language?: ("en" | "zh" | "ja") | ("en" | "zh" | "ja")[];
            };
        };
        answer: {
            id: string;
            revision: number;
            dictionary: string;
            version: string;
            language: "en" | "zh" | "ja";
            state: "imported" | "approved" | "active" | "retired";
            fileName: string;
            sha256: string;
            encoding: string;
            loadedByName: string;
            counts: {
                [key: string]: number;
            };
            entries: number;
            loadedAt: string;
        }[];
    };
    "GET /admin/dictionary_releases/{id}": {
        path: {
            id: string;
        };
        answer: {
            id: string;
            revision: number;
            dictionary: string;
            version: string;
            language: "en" | "zh" | "ja";
            state: "imported" | "approved" | "active" | "retired";
            fileName: string;
            sha256: string;
            encoding: string;
            loadedByName: string;
            counts: {
                [key: string]: number;
            };
            entries: number;
            loadedAt: string;
            counted: {
                label: {
                    en: string;
                    zh: string;
                };
                count: number;
            }[];
            acts: ("approve" | "activate" | "retire" | "roll_back" | "discard")[];
        };
    };
    "GET /admin/drug_products": {
        query?: {
            sort?: [
                "nameZh" | "nameEn" | "genericName" | "strength" | "doseForm" | "authorisationNumber" | "country" | "holder" | "atc" | "isOwn" | "code",
                "ASC" | "DESC"
            ];
            range?: [
                number,
                number
            ];
            filter?: {
                q?: string;
                id?: string | string[];
                isOwn?: ("yes" | "no") | ("yes" | "no")[];
            };
        };
        answer: {
            id: string;
            revision: number;
            nameZh: string;
            nameEn: string;
            genericName: string;
            strength: string;
            doseForm: string;
            authorisationNumber: string;
            country: string;
            holder: string;
            atc: string;
            isOwn: string | null;
            code: string;
        }[];
    };
    "POST /admin/drug_products": {
        body: {
            nameZh?: string | null;
            nameEn?: string | null;
            genericName?: string | null;
            strength?: string | null;
            doseForm?: string | null;
            authorisationNumber?: string | null;
            country?: string | null;
            holder?: string | null;
            atc?: string | null;
            isOwn?: "yes" | "no" | null;
        };
        answer: {
            id: string;
            revision: number;
            nameZh: string;
            nameEn: string;
            genericName: string;
            strength: string;
            doseForm: string;
            authorisationNumber: string;
            country: string;
            holder: string;
            atc: string;
            isOwn: string | null;
            code: string;
        };
    };
    "DELETE /admin/drug_products/{id}": {
        path: {
            id: string;
        };
        answer: {
            id: string;
            revision: number;
            nameZh: string;
            nameEn: string;
            genericName: string;
            strength: string;
            doseForm: string;
            authorisationNumber: string;
            country: string;
            holder: string;
            atc: string;
            isOwn: string | null;
            code: string;
        };
    };
    "GET /admin/drug_products/{id}": {
        path: {
            id: string;
        };
        answer: {
            id: string;
            revision: number;
            nameZh: string;
            nameEn: string;
            genericName: string;
            strength: string;
            doseForm: string;
            authorisationNumber: string;
            country: string;
            holder: string;
            atc: string;
            isOwn: string | null;
            code: string;
        };
    };
    "PUT /admin/drug_products/{id}": {
        path: {
            id: string;
        };
        body: {
            nameZh?: string | null;
            nameEn?: string | null;
            genericName?: string | null;
            strength?: string | null;
            doseForm?: string | null;
            authorisationNumber?: string | null;
            country?: string | null;
            holder?: string | null;
            atc?: string | null;
            isOwn?: "yes" | "no" | null;
            revision: number;
        };
        answer: {
            id: string;
            revision: number;
            nameZh: string;
            nameEn: string;
            genericName: string;
            strength: string;
            doseForm: string;
            authorisationNumber: string;
            country: string;
            holder: string;
            atc: string;
            isOwn: string | null;
            code: string;
        };
    };
    "GET /admin/drug_references": {
        query?: {
            sort?: [
                "drugId" | "market" | "suVersion" | "validFrom" | "drugName" | "actName" | "ctcaeVersion" | "reactions",
                "ASC" | "DESC"
            ];
            range?: [
                number,
                number
            ];
            filter?: {
                q?: string;
                id?: string | string[];
                drugId?: string | string[];
                market?: ("core" | "ib" | "CN" | "EU" | "US" | "JP" | "KR") | ("core" | "ib" | "CN" | "EU" | "US" | "JP" | "KR")[];
                ctcaeVersion?: ("4.03" | "5.0" | "6.0") | ("4.03" | "5.0" | "6.0")[];
            };
        };
        answer: {
            id: string;
            revision: number;
            drugId: string | null;
            market: string | null;
            suVersion: string;
            validFrom: string | null;
            drugName: string;
            actName: string;
            ctcaeVersion: string | null;
            reactions: {
                code: string;
                term: string;
                seriousness: string | null;
                ctcaeLevel: number | null;
            }[];
            drug: string;
        }[];
    };
    "POST /admin/drug_references": {
        body: {
            drugId: string;
            market: "core" | "ib" | "CN" | "EU" | "US" | "JP" | "KR";
            suVersion: string;
            validFrom?: string | null;
            drugName?: string | null;
            actName?: string | null;
            ctcaeVersion?: "4.03" | "5.0" | "6.0" | null;
            reactions: {
                code?: string | null;
                term?: string | null;
                seriousness: "any" | "not_serious" | "not_fatal";
                ctcaeLevel?: 1 | 2 | 3 | 4 | 5 | null;
            }[];
        };
        answer: {
            id: string;
            revision: number;
            drugId: string | null;
            market: string | null;
            suVersion: string;
            validFrom: string | null;
            drugName: string;
            actName: string;
            ctcaeVersion: string | null;
            reactions: {
                code: string;
                term: string;
                seriousness: string | null;
                ctcaeLevel: number | null;
            }[];
            drug: string;
        };
    };
    "DELETE /admin/drug_references/{id}": {
        path: {
            id: string;
        };
        answer: {
            id: string;
            revision: number;
            drugId: string | null;
            market: string | null;
            suVersion: string;
            validFrom: string | null;
            drugName: string;
            actName: string;
            ctcaeVersion: string | null;
            reactions: {
                code: string;
                term: string;
                seriousness: string | null;
                ctcaeLevel: number | null;
            }[];
            drug: string;
        };
    };
    "GET /admin/drug_references/{id}": {
        path: {
            id: string;
        };
        answer: {
            id: string;
            revision: number;
            drugId: string | null;
            market: string | null;
            suVersion: string;
            validFrom: string | null;
            drugName: string;
            actName: string;
            ctcaeVersion: string | null;
            reactions: {
                code: string;
                term: string;
                seriousness: string | null;
                ctcaeLevel: number | null;
            }[];
            drug: string;
        };
    };
    "PUT /admin/drug_references/{id}": {
        path: {
            id: string;
        };
        body: {
            validFrom?: string | null;
            drugName?: string | null;
            actName?: string | null;
            ctcaeVersion?: "4.03" | "5.0" | "6.0" | null;
            reactions: {
                code?: string | null;
                term?: string | null;
                seriousness: "any" | "not_serious" | "not_fatal";
                ctcaeLevel?: 1 | 2 | 3 | 4 | 5 | null;
            }[];
            revision: number;
        };
        answer: {
            id: string;
            revision: number;
            drugId: string | null;
            market: string | null;
            suVersion: string;
            validFrom: string | null;
            drugName: string;
            actName: string;
            ctcaeVersion: string | null;
            reactions: {
                code: string;
                term: string;
                seriousness: string | null;
                ctcaeLevel: number | null;
            }[];
            drug: string;
        };
    };
    "GET /admin/drugs": {
        query?: {
            sort?: [
                "nameZh" | "nameEn" | "drugClass" | "details",
                "ASC" | "DESC"
            ];
            range?: [
                number,
                number
            ];
            filter?: {
                q?: string;
                id?: string | string[];
                drugClass?: (1 | 2 | 3 | 4 | 5) | (1 | 2 | 3 | 4 | 5)[];
            };
        };
        answer: {
            id: string;
            revision: number;
            nameZh: string;
            nameEn: string;
            drugClass: number | null;
            details: string;
            projects: string[];
        }[];
    };
    "POST /admin/drugs": {
        body: {
            nameZh?: string | null;
            nameEn?: string | null;
            drugClass?: 1 | 2 | 3 | 4 | 5 | null;
            details?: string | null;
            projects?: string[] | null;
        };
        answer: {
            id: string;
            revision: number;
            nameZh: string;
            nameEn: string;
            drugClass: number | null;
            details: string;
            projects: string[];
        };
    };
    "DELETE /admin/drugs/{id}": {
        path: {
            id: string;
        };
        answer: {
            id: string;
            revision: number;
            nameZh: string;
            nameEn: string;
            drugClass: number | null;
            details: string;
            projects: string[];
        };
    };
    "GET /admin/drugs/{id}": {
        path: {
            id: string;
        };
        answer: {
            id: string;
            revision: number;
            nameZh: string;
            nameEn: string;
            drugClass: number | null;
            details: string;
            projects: string[];
        };
    };
    "PUT /admin/drugs/{id}": {
        path: {
            id: string;
        };
        body: {
            nameZh?: string | null;
            nameEn?: string | null;
            drugClass?: 1 | 2 | 3 | 4 | 5 | null;
            details?: string | null;
            projects?: string[] | null;
            revision: number;
        };
        answer: {
            id: string;
            revision: number;
            nameZh: string;
            nameEn: string;
            drugClass: number | null;
            details: string;
            projects: string[];
        };
    };
    "GET /admin/imports": {
        query?: {
            sort?: [
                "createdAt" | "createdByName",
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
            createdAt: string;
            createdByName: string;
            reports: number;
            done: number;
            open: number;
            refused: number;
        }[];
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
    "GET /admin/notices": {
        query?: {
            sort?: [
                "textZh" | "textEn" | "tone" | "startsOn" | "endsOn",
                "ASC" | "DESC"
            ];
            range?: [
                number,
                number
            ];
            filter?: {
                q?: string;
                id?: string | string[];
                tone?: ("info" | "warning") | ("info" | "warning")[];
            };
        };
        answer: {
            id: string;
            revision: number;
            textZh: string;
            textEn: string;
            tone: string | null;
            startsOn: string | null;
            endsOn: string | null;
        }[];
    };
    "POST /admin/notices": {
        body: {
            textZh: string;
            textEn: string;
            tone: "info" | "warning";
            startsOn: string;
            endsOn: string;
        };
        answer: {
            id: string;
            revision: number;
            textZh: string;
            textEn: string;
            tone: string | null;
            startsOn: string | null;
            endsOn: string | null;
        };
    };
    "DELETE /admin/notices/{id}": {
        path: {
            id: string;
        };
        answer: {
            id: string;
            revision: number;
            textZh: string;
            textEn: string;
            tone: string | null;
            startsOn: string | null;
            endsOn: string | null;
        };
    };
    "GET /admin/notices/{id}": {
        path: {
            id: string;
        };
        answer: {
            id: string;
            revision: number;
            textZh: string;
            textEn: string;
            tone: string | null;
            startsOn: string | null;
            endsOn: string | null;
        };
    };
    "PUT /admin/notices/{id}": {
        path: {
            id: string;
        };
        body: {
            textZh: string;
            textEn: string;
            tone: "info" | "warning";
            startsOn: string;
            endsOn: string;
            revision: number;
        };
        answer: {
            id: string;
            revision: number;
            textZh: string;
            textEn: string;
            tone: string | null;
            startsOn: string | null;
            endsOn: string | null;
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
                act?: ("created" | "changed" | "deleted" | "closed" | "restarted" | "frozen" | "unfrozen" | "joined_project" | "left_project" | "role_changed" | "password_set" | "password_changed" | "password_reset" | "reset_code_asked" | "reset_code_sent" | "signed_in" | "signed_out" | "sign_in_refused" | "sign_in_locked" | "sign_in_code_made" | "session_ended" | "sessions_ended" | "language_changed" | "list_columns_chosen" | "projects_followed" | "authenticator_offered" | "authenticator_enrolled" | "authenticator_used" | "authenticator_forgotten" | "refused") | ("created" | "changed" | "deleted" | "closed" | "restarted" | "frozen" | "unfrozen" | "joined_project" | "left_project" | "role_changed" | "password_set" | "password_changed" | "password_reset" | "reset_code_asked" | "reset_code_sent" | "signed_in" | "signed_out" | "sign_in_refused" | "sign_in_locked" | "sign_in_code_made" | "session_ended" | "sessions_ended" | "language_changed" | "list_columns_chosen" | "projects_followed" | "authenticator_offered" | "authenticator_enrolled" | "authenticator_used" | "authenticator_forgotten" | "refused")[];
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
    "GET /admin/presets/{kind}": {
        path: {
            kind: "sender" | "reporter" | "product" | "study";
        };
        query?: {
            sort?: [
                "name" | "updatedAt" | "updatedBy",
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
            kind: string;
            name: string;
            content: CaseContent;
            revision: number;
            updatedAt: string;
            updatedBy: string;
        }[];
    };
    "POST /admin/presets/{kind}": {
        path: {
            kind: "sender" | "reporter" | "product" | "study";
        };
        body: {
            name: string;
            content: CaseContent;
        };
        answer: {
            id: string;
            kind: string;
            name: string;
            content: CaseContent;
            revision: number;
            updatedAt: string;
            updatedBy: string;
        };
    };
    "DELETE /admin/presets/{kind}/{id}": {
        path: {
            kind: "sender" | "reporter" | "product" | "study";
            id: string;
        };
        answer: {
            id: string;
            kind: string;
            name: string;
            content: CaseContent;
            revision: number;
            updatedAt: string;
            updatedBy: string;
        };
    };
    "GET /admin/presets/{kind}/{id}": {
        path: {
            kind: "sender" | "reporter" | "product" | "study";
            id: string;
        };
        answer: {
            id: string;
            kind: string;
            name: string;
            content: CaseContent;
            revision: number;
            updatedAt: string;
            updatedBy: string;
        };
    };
    "PUT /admin/presets/{kind}/{id}": {
        path: {
            kind: "sender" | "reporter" | "product" | "study";
            id: string;
        };
        body: {
            revision: number;
            name: string;
            content: CaseContent;
        };
        answer: {
            id: string;
            kind: string;
            name: string;
            content: CaseContent;
            revision: number;
            updatedAt: string;
            updatedBy: string;
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
            permissions?: ("SYS_CONF" | "CASE_DATA" | "CASE_EDIT" | "CASE_AUDIT" | "CASE_CODING" | "CODING_CONF" | "CASE_IMPORT_READ" | "CASE_EXPORT" | "CASE_CONF" | "PROCESS_ENTRY" | "PROCESS_QUALITY" | "PROCESS_EVALUATION" | "PROCESS_REVIEW" | "PROCESS_ARCHIVE" | "PROCESS_SUBMISSION" | "PROCESS_CUSTOMER" | "PROCESS_RETURN_QUALITY" | "PROCESS_RETURN_EVALUATION" | "PROCESS_RETURN_REVIEW" | "PROCESS_RETURN_ARCHIVE" | "PROCESS_RETURN_SUBMISSION" | "PROCESS_RETURN_CUSTOMER" | "PROCESS_ASSIGN_ENTRY" | "PROCESS_ASSIGN_QUALITY" | "PROCESS_ASSIGN_EVALUATION" | "PROCESS_ASSIGN_REVIEW" | "PROCESS_ASSIGN_ARCHIVE" | "PROCESS_ASSIGN_SUBMISSION" | "PROCESS_ASSIGN_CUSTOMER" | "PROCESS_DELETION" | "CASE_QUERY")[] | null;
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
            permissions?: ("SYS_CONF" | "CASE_DATA" | "CASE_EDIT" | "CASE_AUDIT" | "CASE_CODING" | "CODING_CONF" | "CASE_IMPORT_READ" | "CASE_EXPORT" | "CASE_CONF" | "PROCESS_ENTRY" | "PROCESS_QUALITY" | "PROCESS_EVALUATION" | "PROCESS_REVIEW" | "PROCESS_ARCHIVE" | "PROCESS_SUBMISSION" | "PROCESS_CUSTOMER" | "PROCESS_RETURN_QUALITY" | "PROCESS_RETURN_EVALUATION" | "PROCESS_RETURN_REVIEW" | "PROCESS_RETURN_ARCHIVE" | "PROCESS_RETURN_SUBMISSION" | "PROCESS_RETURN_CUSTOMER" | "PROCESS_ASSIGN_ENTRY" | "PROCESS_ASSIGN_QUALITY" | "PROCESS_ASSIGN_EVALUATION" | "PROCESS_ASSIGN_REVIEW" | "PROCESS_ASSIGN_ARCHIVE" | "PROCESS_ASSIGN_SUBMISSION" | "PROCESS_ASSIGN_CUSTOMER" | "PROCESS_DELETION" | "CASE_QUERY")[] | null;
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
    "GET /admin/servers": {
        query?: {
            sort?: [
                "name" | "description",
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
            name: string;
            description: string;
            projects: string[];
        }[];
    };
    "POST /admin/servers": {
        body: {
            name: string;
            description?: string | null;
            projects?: string[] | null;
        };
        answer: {
            id: string;
            revision: number;
            name: string;
            description: string;
            projects: string[];
        };
    };
    "DELETE /admin/servers/{id}": {
        path: {
            id: string;
        };
        answer: {
            id: string;
            revision: number;
            name: string;
            description: string;
            projects: string[];
        };
    };
    "GET /admin/servers/{id}": {
        path: {
            id: string;
        };
        answer: {
            id: string;
            revision: number;
            name: string;
            description: string;
            projects: string[];
        };
    };
    "PUT /admin/servers/{id}": {
        path: {
            id: string;
        };
        body: {
            name: string;
            description?: string | null;
            projects?: string[] | null;
            revision: number;
        };
        answer: {
            id: string;
            revision: number;
            name: string;
            description: string;
            projects: string[];
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
    "GET /admin/sponsors": {
        query?: {
            sort?: [
                "name" | "contact" | "contactPhone",
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
            name: string;
            contact: string;
            contactPhone: string;
            projects: string[];
        }[];
    };
    "POST /admin/sponsors": {
        body: {
            name: string;
            contact?: string | null;
            contactPhone?: string | null;
            projects?: string[] | null;
        };
        answer: {
            id: string;
            revision: number;
            name: string;
            contact: string;
            contactPhone: string;
            projects: string[];
        };
    };
    "DELETE /admin/sponsors/{id}": {
        path: {
            id: string;
        };
        answer: {
            id: string;
            revision: number;
            name: string;
            contact: string;
            contactPhone: string;
            projects: string[];
        };
    };
    "GET /admin/sponsors/{id}": {
        path: {
            id: string;
        };
        answer: {
            id: string;
            revision: number;
            name: string;
            contact: string;
            contactPhone: string;
            projects: string[];
        };
    };
    "PUT /admin/sponsors/{id}": {
        path: {
            id: string;
        };
        body: {
            name: string;
            contact?: string | null;
            contactPhone?: string | null;
            projects?: string[] | null;
            revision: number;
        };
        answer: {
            id: string;
            revision: number;
            name: string;
            contact: string;
            contactPhone: string;
            projects: string[];
        };
    };
    "GET /admin/standard_lists": {
        query?: {
            sort?: [
                "loadedAt" | "list" | "version" | "state" | "fileName" | "loadedByName",
                "ASC" | "DESC"
            ];
            range?: [
                number,
                number
            ];
            filter?: {
                q?: string;
                id?: string | string[];
                list?: ("edqm" | "atc") | ("edqm" | "atc")[];
                state?: ("active" | "retired") | ("active" | "retired")[];
            };
        };
        answer: {
            id: string;
            revision: number;
            list: "edqm" | "atc";
            version: string;
            state: "active" | "retired";
            fileName: string;
            sha256: string;
            loadedByName: string;
            counts: {
                [key: string]: number;
            };
            loadedAt: string;
        }[];
    };
    "GET /admin/standard_lists/{id}": {
        path: {
            id: string;
        };
        answer: {
            id: string;
            revision: number;
            list: "edqm" | "atc";
            version: string;
            state: "active" | "retired";
            fileName: string;
            sha256: string;
            loadedByName: string;
            counts: {
                [key: string]: number;
            };
            loadedAt: string;
        };
    };
    "GET /admin/templates/{kind}": {
        path: {
            kind: "sender" | "reporter" | "product" | "study";
        };
        query?: {
            sort?: [
                "name" | "updatedAt" | "updatedBy",
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
            kind: string;
            name: string;
            content: CaseContent;
            revision: number;
            updatedAt: string;
            updatedBy: string;
        }[];
    };
    "POST /admin/templates/{kind}": {
        path: {
            kind: "sender" | "reporter" | "product" | "study";
        };
        body: {
            name: string;
            content: CaseContent;
        };
        answer: {
            id: string;
            kind: string;
            name: string;
            content: CaseContent;
            revision: number;
            updatedAt: string;
            updatedBy: string;
        };
    };
    "DELETE /admin/templates/{kind}/{id}": {
        path: {
            kind: "sender" | "reporter" | "product" | "study";
            id: string;
        };
        answer: {
            id: string;
            kind: string;
            name: string;
            content: CaseContent;
            revision: number;
            updatedAt: string;
            updatedBy: string;
        };
    };
    "GET /admin/templates/{kind}/{id}": {
        path: {
            kind: "sender" | "reporter" | "product" | "study";
            id: string;
        };
        answer: {
            id: string;
            kind: string;
            name: string;
            content: CaseContent;
            revision: number;
            updatedAt: string;
            updatedBy: string;
        };
    };
    "PUT /admin/templates/{kind}/{id}": {
        path: {
            kind: "sender" | "reporter" | "product" | "study";
            id: string;
        };
        body: {
            revision: number;
            name: string;
            content: CaseContent;
        };
        answer: {
            id: string;
            kind: string;
            name: string;
            content: CaseContent;
            revision: number;
            updatedAt: string;
            updatedBy: string;
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
                act?: ("created" | "changed" | "deleted" | "closed" | "restarted" | "frozen" | "unfrozen" | "joined_project" | "left_project" | "role_changed" | "password_set" | "password_changed" | "password_reset" | "reset_code_asked" | "reset_code_sent" | "signed_in" | "signed_out" | "sign_in_refused" | "sign_in_locked" | "sign_in_code_made" | "session_ended" | "sessions_ended" | "language_changed" | "list_columns_chosen" | "projects_followed" | "authenticator_offered" | "authenticator_enrolled" | "authenticator_used" | "authenticator_forgotten" | "refused") | ("created" | "changed" | "deleted" | "closed" | "restarted" | "frozen" | "unfrozen" | "joined_project" | "left_project" | "role_changed" | "password_set" | "password_changed" | "password_reset" | "reset_code_asked" | "reset_code_sent" | "signed_in" | "signed_out" | "sign_in_refused" | "sign_in_locked" | "sign_in_code_made" | "session_ended" | "sessions_ended" | "language_changed" | "list_columns_chosen" | "projects_followed" | "authenticator_offered" | "authenticator_enrolled" | "authenticator_used" | "authenticator_forgotten" | "refused")[];
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
    "GET /admin/upgrades": {
        query?: {
            sort?: [
                "suVersion" | "releaseTime" | "detailsZh" | "detailsEn",
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
            suVersion: string;
            releaseTime: string | null;
            detailsZh: string;
            detailsEn: string;
        }[];
    };
    "POST /admin/upgrades": {
        body: {
            suVersion: string;
            releaseTime?: string | null;
            detailsZh: string;
            detailsEn: string;
        };
        answer: {
            id: string;
            revision: number;
            suVersion: string;
            releaseTime: string | null;
            detailsZh: string;
            detailsEn: string;
        };
    };
    "DELETE /admin/upgrades/{id}": {
        path: {
            id: string;
        };
        answer: {
            id: string;
            revision: number;
            suVersion: string;
            releaseTime: string | null;
            detailsZh: string;
            detailsEn: string;
        };
    };
    "GET /admin/upgrades/{id}": {
        path: {
            id: string;
        };
        answer: {
            id: string;
            revision: number;
            suVersion: string;
            releaseTime: string | null;
            detailsZh: string;
            detailsEn: string;
        };
    };
    "PUT /admin/upgrades/{id}": {
        path: {
            id: string;
        };
        body: {
            suVersion: string;
            releaseTime?: string | null;
            detailsZh: string;
            detailsEn: string;
            revision: number;
        };
        answer: {
            id: string;
            revision: number;
            suVersion: string;
            releaseTime: string | null;
            detailsZh: string;
            detailsEn: string;
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
    "PUT /case/{caseId}/pages/{page}": {
        path: {
            caseId: string;
            page: string;
        };
        body: {
            baseRevision: number;
            content: CaseContent;
            confirm?: boolean | null;
        };
        answer: {
            revision: number;
            case: {
                id: string;
                caseNo: string;
                version: number;
                versionKind: string;
                revision: number;
                status: string;
                node?: {
                    key: string;
                    name: {
                        en: string;
                        zh: string;
                    };
                    kind: "entry" | "work" | "evaluation" | "ended";
                    opensOn?: string;
                    isCoded: boolean;
                };
                schemaVersion: number;
                proposed: string[];
                createdAt: string;
                updatedAt: string;
                ownerName: string | null;
                product: string | null;
                reaction: string | null;
                eventCount: number | null;
                drugCount: number | null;
                subject: string | null;
                country: string | null;
                seriousness: string | null;
                reportType: string | null;
                firstReceived: string | null;
                lastReceived: string | null;
                safetyReportId: string | null;
                worldwideId: string | null;
                unmappedCount: number;
            };
            findings: {
                rule: string;
                severity: "error" | "warning" | "info";
                path: string;
                element: string;
                message: {
                    en: string;
                    zh: string;
                };
                why?: {
                    en: string;
                    zh: string;
                };
                ownDemand?: true;
                data?: {
                    errorCode: number;
                };
            }[];
            context: RuleContext;
        };
        refusal: {
            conflict?: {
                revision: number;
                by: string;
                at: string;
                fields: ConflictingField[];
            };
            confirm?: true;
        };
    };
    "GET /case/dictionary/{list}": {
        path: {
            list: string;
        };
        answer: {
            id: string;
            name: {
                en: string;
                zh: string;
            };
            oid?: string;
            licensed?: boolean;
            note?: {
                en: string;
                zh: string;
            };
            codes: {
                code: string;
                name?: {
                    en: string;
                    zh: string;
                };
                alias?: string[];
            }[];
        };
    };
    "GET /case/process/board": {
        answer: {
            nodes: {
                key: string;
                name: {
                    en: string;
                    zh: string;
                };
                kind: "entry" | "work" | "evaluation" | "ended";
                workingDays: number | null;
                count: number;
                overdue: number;
                unassigned: number;
                oldest: number;
                ages: number[];
                holders: {
                    id: string;
                    name: string;
                    count: number;
                    overdue: number;
                }[];
            }[];
            deleted: number;
        };
    };
    "GET /case/process/deleted": {
        query?: {
            page?: number;
            pageSize?: 20 | 50 | 100;
        };
        answer: {
            rows: {
                caseId: string;
                caseNo: string;
                at: string;
                by: string;
                reason: string;
            }[];
            total: number;
        };
    };
    "POST /case/process/many": {
        body: {
            caseIds?: string[] | null;
            found?: Record<string, never> | null;
            act: "pass" | "claim" | "transfer" | "delete" | "restore";
            to?: string[] | null;
            reason?: string | null;
        };
        answer: {
            batchId: string;
        };
    };
    "GET /case/process/people/{node}": {
        path: {
            node: string;
        };
        answer: {
            id: string;
            name: string;
            load: number;
        }[];
    };
    "GET /case/process/task/user": {
        query?: {
            view?: "mine" | "open" | "all";
            node?: string;
            holder?: string;
            sort?: "since" | "caseNo" | "node";
            order?: "asc" | "desc";
            page?: number;
            pageSize?: 20 | 50 | 100;
        };
        answer: {
            rows: {
                caseId: string;
                caseNo: string;
                node: string;
                nodeName: {
                    en: string;
                    zh: string;
                };
                since: string;
                act: ("begin" | "pass" | "return" | "withdraw" | "recall" | "claim" | "transfer" | "delete" | "restore") | null;
                holder: string | null;
                by: string | null;
                reason: string | null;
            }[];
            total: number;
        };
    };
    "GET /cases": {
        query?: {
            page?: number;
            pageSize?: 20 | 50 | 100;
            order?: "asc" | "desc";
            text?: string;
            conditions?: {
                element: string;
                is: "eq" | "contains" | "filled" | "empty";
                value?: string | null;
            }[];
            sort?: "caseNo" | "product" | "reaction" | "subject" | "country" | "seriousness" | "reportType" | "firstReceived" | "lastReceived" | "status" | "updatedAt";
            country?: string;
            seriousness?: "death" | "life_threatening" | "hospitalisation" | "disability" | "congenital_anomaly" | "other_important" | "not_serious";
            reportType?: "1" | "2" | "3" | "4";
            receivedFrom?: string;
            receivedTo?: string;
            status?: string;
            owner?: "me" | "none";
            term?: string;
        };
        answer: {
            rows: {
                id: string;
                caseNo: string;
                version: number | null;
                versionKind: string | null;
                product: string | null;
                reaction: string | null;
                preferredTerm: {
                    en: string;
                    zh: string;
                } | null;
                eventCount: number | null;
                drugCount: number | null;
                subject: string | null;
                country: string | null;
                seriousness: string | null;
                reportType: string | null;
                firstReceived: string | null;
                lastReceived: string | null;
                safetyReportId: string | null;
                worldwideId: string | null;
                status: string | null;
                ownerName: string | null;
                updatedAt: string | null;
                unmappedCount: number | null;
                nullFlavors: {
                    [key: string]: string;
                };
            }[];
            total: number;
            totalIsLowerBound: boolean;
            ms: number;
        };
    };
    "POST /cases": {
        body: {
            caseNo?: string | null;
            otherNumbering?: boolean | null;
            whenTaken?: "refuse" | "next" | "repeat" | null;
            content: CaseContent;
        };
        answer: {
            id: string;
            caseNo: string;
        };
        refusal: {
            reason?: "format" | "otherNumbering" | "duplicateNumber";
        };
    };
    "DELETE /cases/{caseId}": {
        path: {
            caseId: string;
        };
        body: {
            revision: number;
            reason: string;
        };
        answer: {
            caseNo: string;
        };
    };
    "GET /cases/{caseId}/audit": {
        path: {
            caseId: string;
        };
        query?: {
            page?: number;
            pageSize?: 20 | 50 | 100;
            actor?: string;
            act?: string;
            element?: string;
            from?: string;
            to?: string;
        };
        answer: {
            rows: {
                seq: number;
                at: string;
                actorName: string;
                act: string;
                reason: string | null;
                changes: {
                    path: string;
                    before?: unknown;
                    after?: unknown;
                }[];
                hash: string;
            }[];
            total: number;
        };
    };
    "POST /cases/{caseId}/copies": {
        path: {
            caseId: string;
        };
        answer: {
            id: string;
            caseNo: string;
        };
    };
    "POST /cases/{caseId}/documents": {
        path: {
            caseId: string;
        };
        form: {
            document: Blob;
        };
        answer: {
            file: string;
            name: string;
            mediaType: string;
            size: number;
        };
    };
    "GET /cases/{caseId}/export": {
        path: {
            caseId: string;
        };
        query?: {
            revision?: number;
            header?: "received" | "project";
        };
        answer: {
            caseNo: string;
            version: number;
            revision: number;
            fileName: string;
            sender: string;
            receiver: string;
            unmapped: {
                place: string;
                xml: string;
            }[];
            unwritten: string[];
            schemaErrors: string[] | null;
            findings: Finding[];
            mustBeChecked: boolean;
            revisions: {
                revision: number;
                version: number;
                versionKind: "first" | "follow-up" | "amendment" | "nullification";
                act: string;
                actorName: string;
                at: string;
            }[];
        };
    };
    "POST /cases/{caseId}/follow-ups": {
        path: {
            caseId: string;
        };
        body: {
            content: CaseContent;
        };
        answer: {
            id: string;
            caseNo: string;
        };
    };
    "DELETE /cases/{caseId}/presence/{windowId}": {
        path: {
            caseId: string;
            windowId: string;
        };
        body: {
            turn: number;
            page?: string | null;
            hidden?: boolean | null;
        };
        answer: Record<string, never>;
    };
    "PUT /cases/{caseId}/presence/{windowId}": {
        path: {
            caseId: string;
            windowId: string;
        };
        body: {
            turn: number;
            page?: string | null;
            hidden?: boolean | null;
        };
        answer: {
            others: {
                name: string;
                page: string;
            }[];
        };
    };
    "GET /cases/{caseId}/process": {
        path: {
            caseId: string;
        };
        answer: {
            revision: number;
            definition: {
                version: number;
                nodes: {
                    key: string;
                    name: {
                        en: string;
                        zh: string;
                    };
                    kind: "entry" | "work" | "evaluation" | "ended";
                    isCoded: boolean;
                    opensOn?: string;
                    pages?: string[];
                    afterReturn: "resume" | "rerun";
                    assignment?: "claimed" | "named" | "random" | "least";
                    assignee?: string;
                    workingDays?: number;
                    notBy?: string[];
                    gates?: {
                        [key: string]: "block" | "warn";
                    };
                }[];
                locksEnded?: boolean;
                followsEnded?: boolean;
            };
            steps: {
                seq: number;
                act: "begin" | "pass" | "return" | "withdraw" | "recall" | "claim" | "transfer" | "delete" | "restore";
                from: string | null;
                to: string;
                actor: {
                    id: string;
                    name: string;
                } | null;
                holder: {
                    id: string;
                    name: string;
                } | null;
                at: string;
                reason: string | null;
                revision: number;
                definition: number;
            }[];
        };
    };
    "POST /cases/{caseId}/process/claim": {
        path: {
            caseId: string;
        };
        body: {
            seen: number;
        };
        answer: {
            revision: number;
            definition: {
                version: number;
                nodes: {
                    key: string;
                    name: {
                        en: string;
                        zh: string;
                    };
                    kind: "entry" | "work" | "evaluation" | "ended";
                    isCoded: boolean;
                    opensOn?: string;
                    pages?: string[];
                    afterReturn: "resume" | "rerun";
                    assignment?: "claimed" | "named" | "random" | "least";
                    assignee?: string;
                    workingDays?: number;
                    notBy?: string[];
                    gates?: {
                        [key: string]: "block" | "warn";
                    };
                }[];
                locksEnded?: boolean;
                followsEnded?: boolean;
            };
            steps: {
                seq: number;
                act: "begin" | "pass" | "return" | "withdraw" | "recall" | "claim" | "transfer" | "delete" | "restore";
                from: string | null;
                to: string;
                actor: {
                    id: string;
                    name: string;
                } | null;
                holder: {
                    id: string;
                    name: string;
                } | null;
                at: string;
                reason: string | null;
                revision: number;
                definition: number;
            }[];
        };
    };
    "POST /cases/{caseId}/process/delete": {
        path: {
            caseId: string;
        };
        body: {
            seen: number;
            reason: string;
        };
        answer: Record<string, never>;
    };
    "GET /cases/{caseId}/process/obstacles": {
        path: {
            caseId: string;
        };
        answer: {
            gate: string;
            label: {
                en: string;
                zh: string;
            };
            level: "block" | "warn";
            sentence: {
                en: string;
                zh: string;
            };
        }[];
    };
    "POST /cases/{caseId}/process/pass": {
        path: {
            caseId: string;
        };
        body: {
            seen: number;
        };
        answer: {
            revision: number;
            definition: {
                version: number;
                nodes: {
                    key: string;
                    name: {
                        en: string;
                        zh: string;
                    };
                    kind: "entry" | "work" | "evaluation" | "ended";
                    isCoded: boolean;
                    opensOn?: string;
                    pages?: string[];
                    afterReturn: "resume" | "rerun";
                    assignment?: "claimed" | "named" | "random" | "least";
                    assignee?: string;
                    workingDays?: number;
                    notBy?: string[];
                    gates?: {
                        [key: string]: "block" | "warn";
                    };
                }[];
                locksEnded?: boolean;
                followsEnded?: boolean;
            };
            steps: {
                seq: number;
                act: "begin" | "pass" | "return" | "withdraw" | "recall" | "claim" | "transfer" | "delete" | "restore";
                from: string | null;
                to: string;
                actor: {
                    id: string;
                    name: string;
                } | null;
                holder: {
                    id: string;
                    name: string;
                } | null;
                at: string;
                reason: string | null;
                revision: number;
                definition: number;
            }[];
        };
    };
    "GET /cases/{caseId}/process/people": {
        path: {
            caseId: string;
        };
        answer: {
            id: string;
            name: string;
        }[];
    };
    "POST /cases/{caseId}/process/recall": {
        path: {
            caseId: string;
        };
        body: {
            seen: number;
            reason: string;
        };
        answer: {
            revision: number;
            definition: {
                version: number;
                nodes: {
                    key: string;
                    name: {
                        en: string;
                        zh: string;
                    };
                    kind: "entry" | "work" | "evaluation" | "ended";
                    isCoded: boolean;
                    opensOn?: string;
                    pages?: string[];
                    afterReturn: "resume" | "rerun";
                    assignment?: "claimed" | "named" | "random" | "least";
                    assignee?: string;
                    workingDays?: number;
                    notBy?: string[];
                    gates?: {
                        [key: string]: "block" | "warn";
                    };
                }[];
                locksEnded?: boolean;
                followsEnded?: boolean;
            };
            steps: {
                seq: number;
                act: "begin" | "pass" | "return" | "withdraw" | "recall" | "claim" | "transfer" | "delete" | "restore";
                from: string | null;
                to: string;
                actor: {
                    id: string;
                    name: string;
                } | null;
                holder: {
                    id: string;
                    name: string;
                } | null;
                at: string;
                reason: string | null;
                revision: number;
                definition: number;
            }[];
        };
    };
    "POST /cases/{caseId}/process/restore": {
        path: {
            caseId: string;
        };
        body: {
            reason: string;
        };
        answer: {
            revision: number;
            definition: {
                version: number;
                nodes: {
                    key: string;
                    name: {
                        en: string;
                        zh: string;
                    };
                    kind: "entry" | "work" | "evaluation" | "ended";
                    isCoded: boolean;
                    opensOn?: string;
                    pages?: string[];
                    afterReturn: "resume" | "rerun";
                    assignment?: "claimed" | "named" | "random" | "least";
                    assignee?: string;
                    workingDays?: number;
                    notBy?: string[];
                    gates?: {
                        [key: string]: "block" | "warn";
                    };
                }[];
                locksEnded?: boolean;
                followsEnded?: boolean;
            };
            steps: {
                seq: number;
                act: "begin" | "pass" | "return" | "withdraw" | "recall" | "claim" | "transfer" | "delete" | "restore";
                from: string | null;
                to: string;
                actor: {
                    id: string;
                    name: string;
                } | null;
                holder: {
                    id: string;
                    name: string;
                } | null;
                at: string;
                reason: string | null;
                revision: number;
                definition: number;
            }[];
        };
    };
    "POST /cases/{caseId}/process/return": {
        path: {
            caseId: string;
        };
        body: {
            seen: number;
            reason: string;
            to: string;
        };
        answer: {
            revision: number;
            definition: {
                version: number;
                nodes: {
                    key: string;
                    name: {
                        en: string;
                        zh: string;
                    };
                    kind: "entry" | "work" | "evaluation" | "ended";
                    isCoded: boolean;
                    opensOn?: string;
                    pages?: string[];
                    afterReturn: "resume" | "rerun";
                    assignment?: "claimed" | "named" | "random" | "least";
                    assignee?: string;
                    workingDays?: number;
                    notBy?: string[];
                    gates?: {
                        [key: string]: "block" | "warn";
                    };
                }[];
                locksEnded?: boolean;
                followsEnded?: boolean;
            };
            steps: {
                seq: number;
                act: "begin" | "pass" | "return" | "withdraw" | "recall" | "claim" | "transfer" | "delete" | "restore";
                from: string | null;
                to: string;
                actor: {
                    id: string;
                    name: string;
                } | null;
                holder: {
                    id: string;
                    name: string;
                } | null;
                at: string;
                reason: string | null;
                revision: number;
                definition: number;
            }[];
        };
    };
    "POST /cases/{caseId}/process/transfer": {
        path: {
            caseId: string;
        };
        body: {
            seen: number;
            reason: string;
            to: string;
        };
        answer: {
            revision: number;
            definition: {
                version: number;
                nodes: {
                    key: string;
                    name: {
                        en: string;
                        zh: string;
                    };
                    kind: "entry" | "work" | "evaluation" | "ended";
                    isCoded: boolean;
                    opensOn?: string;
                    pages?: string[];
                    afterReturn: "resume" | "rerun";
                    assignment?: "claimed" | "named" | "random" | "least";
                    assignee?: string;
                    workingDays?: number;
                    notBy?: string[];
                    gates?: {
                        [key: string]: "block" | "warn";
                    };
                }[];
                locksEnded?: boolean;
                followsEnded?: boolean;
            };
            steps: {
                seq: number;
                act: "begin" | "pass" | "return" | "withdraw" | "recall" | "claim" | "transfer" | "delete" | "restore";
                from: string | null;
                to: string;
                actor: {
                    id: string;
                    name: string;
                } | null;
                holder: {
                    id: string;
                    name: string;
                } | null;
                at: string;
                reason: string | null;
                revision: number;
                definition: number;
            }[];
        };
    };
    "POST /cases/{caseId}/process/withdraw": {
        path: {
            caseId: string;
        };
        body: {
            seen: number;
            reason: string;
            to: string;
        };
        answer: {
            revision: number;
            definition: {
                version: number;
                nodes: {
                    key: string;
                    name: {
                        en: string;
                        zh: string;
                    };
                    kind: "entry" | "work" | "evaluation" | "ended";
                    isCoded: boolean;
                    opensOn?: string;
                    pages?: string[];
                    afterReturn: "resume" | "rerun";
                    assignment?: "claimed" | "named" | "random" | "least";
                    assignee?: string;
                    workingDays?: number;
                    notBy?: string[];
                    gates?: {
                        [key: string]: "block" | "warn";
                    };
                }[];
                locksEnded?: boolean;
                followsEnded?: boolean;
            };
            steps: {
                seq: number;
                act: "begin" | "pass" | "return" | "withdraw" | "recall" | "claim" | "transfer" | "delete" | "restore";
                from: string | null;
                to: string;
                actor: {
                    id: string;
                    name: string;
                } | null;
                holder: {
                    id: string;
                    name: string;
                } | null;
                at: string;
                reason: string | null;
                revision: number;
                definition: number;
            }[];
        };
    };
    "GET /cases/{caseId}/revisions": {
        path: {
            caseId: string;
        };
        answer: {
            revision: number;
            version: number;
            versionKind: string;
            act: string;
            actorName: string;
            at: string;
        }[];
    };
    "GET /cases/{caseId}/revisions/{revision}": {
        path: {
            caseId: string;
            revision: number;
        };
        answer: {
            content: CaseContent;
        };
    };
    "GET /cases/{caseId}/sheet": {
        path: {
            caseId: string;
        };
        query?: {
            revision?: number;
        };
        answer: {
            case: {
                id: string;
                caseNo: string;
                version: number;
                versionKind: string;
                revision: number;
                node?: {
                    key: string;
                    name: {
                        en: string;
                        zh: string;
                    };
                    kind: "entry" | "work" | "evaluation" | "ended";
                    opensOn?: string;
                    isCoded: boolean;
                };
                schemaVersion: number;
                proposed: string[];
                createdAt: string;
                updatedAt: string;
                ownerName: string | null;
                product: string | null;
                reaction: string | null;
                eventCount: number | null;
                drugCount: number | null;
                subject: string | null;
                country: string | null;
                seriousness: string | null;
                reportType: string | null;
                firstReceived: string | null;
                lastReceived: string | null;
                safetyReportId: string | null;
                worldwideId: string | null;
                unmappedCount: number;
                status?: string;
            };
            saved: {
                at: string;
                by: string;
            };
            content: CaseContent;
            envelope: Envelope;
            unmapped: {
                place: string;
                xml: string;
            }[];
        };
    };
    "POST /cases/file": {
        body: {
            caseIds?: string[] | null;
            found?: Record<string, never> | null;
            kind: "xlsx" | "csv";
            columns?: string[] | null;
        };
    };
    "POST /cases/similar": {
        body: {
            content: CaseContent;
        };
        answer: {
            cases: {
                id: string;
                caseNo: string;
                because: {
                    en: string;
                    zh: string;
                }[];
                shown: {
                    product: string | null;
                    reaction: string | null;
                    eventCount: number | null;
                    drugCount: number | null;
                    subject: string | null;
                    country: string | null;
                    seriousness: string | null;
                    reportType: string | null;
                    firstReceived: string | null;
                    lastReceived: string | null;
                    safetyReportId: string | null;
                    worldwideId: string | null;
                };
            }[];
        };
    };
    "POST /cases/with-document": {
        form: {
            caseNo?: string | null;
            otherNumbering?: boolean | null;
            whenTaken?: "refuse" | "next" | "repeat" | null;
            content: string;
            document: Blob;
        };
        answer: {
            id: string;
            caseNo: string;
        };
        refusal: {
            reason?: "format" | "otherNumbering" | "duplicateNumber";
        };
    };
    "GET /coding/impact": {
        query: {
            from: string;
            to: string;
            caseId?: string;
        };
        answer: {
            cases: number;
            codes: number;
            terms: {
                code: number;
                cases: number;
                kind: "gone" | "unknown" | "not_current" | "still_not_current" | "moved" | "other_soc" | "renamed";
                before: {
                    code: number;
                    names: {
                        [key: string]: string;
                    };
                    level: "soc" | "hlgt" | "hlt" | "pt" | "llt" | "smq";
                    isCurrent: boolean;
                    pt?: {
                        code: number;
                        names: {
                            [key: string]: string;
                        };
                    };
                    paths: {
                        soc: {
                            code: number;
                            names: {
                                [key: string]: string;
                            };
                        };
                        hlgt: {
                            code: number;
                            names: {
                                [key: string]: string;
                            };
                        };
                        hlt: {
                            code: number;
                            names: {
                                [key: string]: string;
                            };
                        };
                        isPrimary: boolean;
                    }[];
                    isAlgorithmic?: true;
                    scope?: "narrow" | "broad" | null;
                    category?: string;
                    weight?: number;
                    hasChildren: boolean;
                } | null;
                isBeforeLoaded: boolean;
                after: {
                    code: number;
                    names: {
                        [key: string]: string;
                    };
                    level: "soc" | "hlgt" | "hlt" | "pt" | "llt" | "smq";
                    isCurrent: boolean;
                    pt?: {
                        code: number;
                        names: {
                            [key: string]: string;
                        };
                    };
                    paths: {
                        soc: {
                            code: number;
                            names: {
                                [key: string]: string;
                            };
                        };
                        hlgt: {
                            code: number;
                            names: {
                                [key: string]: string;
                            };
                        };
                        hlt: {
                            code: number;
                            names: {
                                [key: string]: string;
                            };
                        };
                        isPrimary: boolean;
                    }[];
                    isAlgorithmic?: true;
                    scope?: "narrow" | "broad" | null;
                    category?: string;
                    weight?: number;
                    hasChildren: boolean;
                } | null;
                suggestion: {
                    code: number;
                    names: {
                        [key: string]: string;
                    };
                    level: "soc" | "hlgt" | "hlt" | "pt" | "llt" | "smq";
                    isCurrent: boolean;
                    pt?: {
                        code: number;
                        names: {
                            [key: string]: string;
                        };
                    };
                    paths: {
                        soc: {
                            code: number;
                            names: {
                                [key: string]: string;
                            };
                        };
                        hlgt: {
                            code: number;
                            names: {
                                [key: string]: string;
                            };
                        };
                        hlt: {
                            code: number;
                            names: {
                                [key: string]: string;
                            };
                        };
                        isPrimary: boolean;
                    }[];
                    isAlgorithmic?: true;
                    scope?: "narrow" | "broad" | null;
                    category?: string;
                    weight?: number;
                    hasChildren: boolean;
                } | null;
            }[];
        };
    };
    "POST /coding/learned/decisions": {
        body: {
            terms: {
                key: string;
                code: number;
            }[];
            state: "approved" | "rejected";
        };
        answer: {
            made: number;
        };
    };
    "POST /coding/loads": {
        form: {
            dictionary?: string;
            version?: string;
            format?: string;
            language?: string;
            layout?: string;
            files: Blob[];
        };
        answer: {
            loadId: string;
        };
    };
    "GET /coding/open_verbatims": {
        query?: {
            view?: "open" | "aside";
            text?: string;
            page?: number;
            pageSize?: 20 | 50 | 100;
        };
        answer: {
            version: string | null;
            total: number;
            rows: {
                verbatim: string;
                key: string;
                cases: number;
                places: number;
                elements: {
                    id: string;
                    label: {
                        en: string;
                        zh: string;
                    };
                }[];
                some: {
                    id: string;
                    caseNo: string;
                }[];
                suggestion: {
                    term: {
                        code: number;
                        names: {
                            [key: string]: string;
                        };
                        level: "soc" | "hlgt" | "hlt" | "pt" | "llt" | "smq";
                        isCurrent: boolean;
                        pt?: {
                            code: number;
                            names: {
                                [key: string]: string;
                            };
                        };
                        paths: {
                            soc: {
                                code: number;
                                names: {
                                    [key: string]: string;
                                };
                            };
                            hlgt: {
                                code: number;
                                names: {
                                    [key: string]: string;
                                };
                            };
                            hlt: {
                                code: number;
                                names: {
                                    [key: string]: string;
                                };
                            };
                            isPrimary: boolean;
                        }[];
                        isAlgorithmic?: true;
                        scope?: "narrow" | "broad" | null;
                        category?: string;
                        weight?: number;
                        hasChildren: boolean;
                    };
                    group: "code" | "exact" | "order" | "synonym" | "prefix" | "contains" | "fuzzy" | "smq";
                } | null;
            }[];
        };
    };
    "POST /coding/releases/{id}/acts": {
        path: {
            id: string;
        };
        body: {
            act: "approve" | "activate" | "retire" | "roll_back" | "discard";
        };
        answer: Record<string, never>;
    };
    "GET /coding/runs": {
        query?: {
            page?: number;
            pageSize?: 20 | 50 | 100;
        };
        answer: {
            rows: {
                id: string;
                asked: {
                    kind: "autocode";
                    among?: number;
                } | {
                    kind: "assign";
                    key: string;
                    verbatim: string;
                    code: number;
                    name?: string;
                } | {
                    kind: "recode";
                    from: string;
                    to: string;
                    replace: {
                        [key: string]: number;
                    };
                    caseId?: string;
                } | {
                    kind: "take_back";
                    runId: string;
                    of?: {
                        kind: "autocode";
                        among?: number;
                    } | {
                        kind: "assign";
                        key: string;
                        verbatim: string;
                        code: number;
                        name?: string;
                    } | {
                        kind: "recode";
                        from: string;
                        to: string;
                        replace: {
                            [key: string]: number;
                        };
                        caseId?: string;
                    };
                };
                state: "waiting" | "done" | "cancelled";
                version: string;
                takenBackBy: string | null;
                canTakeBack: boolean | null;
                total: number;
                counts: {
                    cases: number;
                    changed: number;
                    coded: number;
                    exact: number;
                    normalised: number;
                    synonym: number;
                    left: number;
                    failed: number;
                    removed: number;
                    touched: number;
                    archived: number;
                    notInUse: number;
                };
                startedByName: string;
                startedAt: string;
                endedAt: string | null;
            }[];
            total: number;
        };
    };
    "GET /coding/runs/{codingRunId}": {
        path: {
            codingRunId: string;
        };
        answer: {
            id: string;
            asked: {
                kind: "autocode";
                among?: number;
            } | {
                kind: "assign";
                key: string;
                verbatim: string;
                code: number;
                name?: string;
            } | {
                kind: "recode";
                from: string;
                to: string;
                replace: {
                    [key: string]: number;
                };
                caseId?: string;
            } | {
                kind: "take_back";
                runId: string;
                of?: {
                    kind: "autocode";
                    among?: number;
                } | {
                    kind: "assign";
                    key: string;
                    verbatim: string;
                    code: number;
                    name?: string;
                } | {
                    kind: "recode";
                    from: string;
                    to: string;
                    replace: {
                        [key: string]: number;
                    };
                    caseId?: string;
                };
            };
            state: "waiting" | "done" | "cancelled";
            version: string;
            takenBackBy: string | null;
            canTakeBack: boolean | null;
            total: number;
            counts: {
                cases: number;
                changed: number;
                coded: number;
                exact: number;
                normalised: number;
                synonym: number;
                left: number;
                failed: number;
                removed: number;
                touched: number;
                archived: number;
                notInUse: number;
            };
            startedByName: string;
            startedAt: string;
            endedAt: string | null;
        };
    };
    "POST /coding/runs/{codingRunId}/take_back": {
        path: {
            codingRunId: string;
        };
        answer: {
            id: string;
            asked: {
                kind: "autocode";
                among?: number;
            } | {
                kind: "assign";
                key: string;
                verbatim: string;
                code: number;
                name?: string;
            } | {
                kind: "recode";
                from: string;
                to: string;
                replace: {
                    [key: string]: number;
                };
                caseId?: string;
            } | {
                kind: "take_back";
                runId: string;
                of?: {
                    kind: "autocode";
                    among?: number;
                } | {
                    kind: "assign";
                    key: string;
                    verbatim: string;
                    code: number;
                    name?: string;
                } | {
                    kind: "recode";
                    from: string;
                    to: string;
                    replace: {
                        [key: string]: number;
                    };
                    caseId?: string;
                };
            };
            state: "waiting" | "done" | "cancelled";
            version: string;
            takenBackBy: string | null;
            canTakeBack: boolean | null;
            total: number;
            counts: {
                cases: number;
                changed: number;
                coded: number;
                exact: number;
                normalised: number;
                synonym: number;
                left: number;
                failed: number;
                removed: number;
                touched: number;
                archived: number;
                notInUse: number;
            };
            startedByName: string;
            startedAt: string;
            endedAt: string | null;
        };
    };
    "POST /coding/runs/assign": {
        body: {
            verbatim: string;
            code: number;
        };
        answer: {
            id: string;
            asked: {
                kind: "autocode";
                among?: number;
            } | {
                kind: "assign";
                key: string;
                verbatim: string;
                code: number;
                name?: string;
            } | {
                kind: "recode";
                from: string;
                to: string;
                replace: {
                    [key: string]: number;
                };
                caseId?: string;
            } | {
                kind: "take_back";
                runId: string;
                of?: {
                    kind: "autocode";
                    among?: number;
                } | {
                    kind: "assign";
                    key: string;
                    verbatim: string;
                    code: number;
                    name?: string;
                } | {
                    kind: "recode";
                    from: string;
                    to: string;
                    replace: {
                        [key: string]: number;
                    };
                    caseId?: string;
                };
            };
            state: "waiting" | "done" | "cancelled";
            version: string;
            takenBackBy: string | null;
            canTakeBack: boolean | null;
            total: number;
            counts: {
                cases: number;
                changed: number;
                coded: number;
                exact: number;
                normalised: number;
                synonym: number;
                left: number;
                failed: number;
                removed: number;
                touched: number;
                archived: number;
                notInUse: number;
            };
            startedByName: string;
            startedAt: string;
            endedAt: string | null;
        };
    };
    "POST /coding/runs/autocode": {
        body: {
            caseIds?: string[] | null;
            found?: Record<string, never> | null;
        };
        answer: {
            id: string;
            asked: {
                kind: "autocode";
                among?: number;
            } | {
                kind: "assign";
                key: string;
                verbatim: string;
                code: number;
                name?: string;
            } | {
                kind: "recode";
                from: string;
                to: string;
                replace: {
                    [key: string]: number;
                };
                caseId?: string;
            } | {
                kind: "take_back";
                runId: string;
                of?: {
                    kind: "autocode";
                    among?: number;
                } | {
                    kind: "assign";
                    key: string;
                    verbatim: string;
                    code: number;
                    name?: string;
                } | {
                    kind: "recode";
                    from: string;
                    to: string;
                    replace: {
                        [key: string]: number;
                    };
                    caseId?: string;
                };
            };
            state: "waiting" | "done" | "cancelled";
            version: string;
            takenBackBy: string | null;
            canTakeBack: boolean | null;
            total: number;
            counts: {
                cases: number;
                changed: number;
                coded: number;
                exact: number;
                normalised: number;
                synonym: number;
                left: number;
                failed: number;
                removed: number;
                touched: number;
                archived: number;
                notInUse: number;
            };
            startedByName: string;
            startedAt: string;
            endedAt: string | null;
        };
    };
    "POST /coding/runs/recode": {
        body: {
            from: string;
            to: string;
            caseId?: string | null;
            replace?: {
                code: number;
                by: number;
            }[] | null;
        };
        answer: {
            id: string;
            asked: {
                kind: "autocode";
                among?: number;
            } | {
                kind: "assign";
                key: string;
                verbatim: string;
                code: number;
                name?: string;
            } | {
                kind: "recode";
                from: string;
                to: string;
                replace: {
                    [key: string]: number;
                };
                caseId?: string;
            } | {
                kind: "take_back";
                runId: string;
                of?: {
                    kind: "autocode";
                    among?: number;
                } | {
                    kind: "assign";
                    key: string;
                    verbatim: string;
                    code: number;
                    name?: string;
                } | {
                    kind: "recode";
                    from: string;
                    to: string;
                    replace: {
                        [key: string]: number;
                    };
                    caseId?: string;
                };
            };
            state: "waiting" | "done" | "cancelled";
            version: string;
            takenBackBy: string | null;
            canTakeBack: boolean | null;
            total: number;
            counts: {
                cases: number;
                changed: number;
                coded: number;
                exact: number;
                normalised: number;
                synonym: number;
                left: number;
                failed: number;
                removed: number;
                touched: number;
                archived: number;
                notInUse: number;
            };
            startedByName: string;
            startedAt: string;
            endedAt: string | null;
        };
    };
    "POST /coding/set_aside": {
        body: {
            verbatim: string;
        };
        answer: Record<string, never>;
    };
    "PUT /coding/set_aside": {
        body: {
            verbatim: string;
        };
        answer: Record<string, never>;
    };
    "POST /coding/synonym_lists/{id}/uploads": {
        path: {
            id: string;
        };
        query?: {
            approve?: boolean;
            seal?: string;
        };
        form: {
            list: Blob;
        };
        answer: {
            fresh: number;
            changed: number;
        };
    };
    "POST /coding/synonym_lists/{id}/uploads/preview": {
        path: {
            id: string;
        };
        query?: {
            approve?: boolean;
            seal?: string;
        };
        form: {
            list: Blob;
        };
        answer: {
            counts: {
                fresh: number;
                changed: number;
                same: number;
                wrong: number;
            };
            fresh: {
                line: number;
                verbatim: string;
                code: string;
                names: {
                    [key: string]: string;
                };
                state: "proposed" | "approved" | "rejected";
            }[];
            changed: {
                line: number;
                verbatim: string;
                code: string;
                names: {
                    [key: string]: string;
                };
                state: "proposed" | "approved" | "rejected";
                before: {
                    code: string;
                    names: {
                        [key: string]: string;
                    };
                    state: "proposed" | "approved" | "rejected";
                };
            }[];
            wrong: {
                line: number;
                column: "verbatim" | "code" | "state" | null;
                says: {
                    en: string;
                    zh: string;
                };
            }[];
            seal: string;
        };
    };
    "POST /coding/synonyms/states": {
        body: {
            ids: string[];
            state: "proposed" | "approved" | "rejected";
        };
        answer: {
            changed: number;
        };
    };
    "POST /coding/synonyms/uploads": {
        query?: {
            approve?: boolean;
            seal?: string;
        };
        form: {
            list: Blob;
        };
        answer: {
            fresh: number;
            changed: number;
        };
    };
    "POST /coding/synonyms/uploads/preview": {
        query?: {
            approve?: boolean;
            seal?: string;
        };
        form: {
            list: Blob;
        };
        answer: {
            counts: {
                fresh: number;
                changed: number;
                same: number;
                wrong: number;
            };
            fresh: {
                line: number;
                verbatim: string;
                code: string;
                names: {
                    [key: string]: string;
                };
                state: "proposed" | "approved" | "rejected";
            }[];
            changed: {
                line: number;
                verbatim: string;
                code: string;
                names: {
                    [key: string]: string;
                };
                state: "proposed" | "approved" | "rejected";
                before: {
                    code: string;
                    names: {
                        [key: string]: string;
                    };
                    state: "proposed" | "approved" | "rejected";
                };
            }[];
            wrong: {
                line: number;
                column: "verbatim" | "code" | "state" | null;
                says: {
                    en: string;
                    zh: string;
                };
            }[];
            seal: string;
        };
    };
    "GET /coding/terms": {
        query: {
            version: string;
            text: string;
            level?: "any" | "soc" | "hlgt" | "hlt" | "pt" | "llt" | "smq";
            currentOnly?: boolean;
        };
        answer: {
            groups: {
                group: "code" | "exact" | "order" | "synonym" | "prefix" | "contains" | "fuzzy" | "smq";
                total: number;
                terms: {
                    code: number;
                    names: {
                        [key: string]: string;
                    };
                    level: "soc" | "hlgt" | "hlt" | "pt" | "llt" | "smq";
                    isCurrent: boolean;
                    pt?: {
                        code: number;
                        names: {
                            [key: string]: string;
                        };
                    };
                    paths: {
                        soc: {
                            code: number;
                            names: {
                                [key: string]: string;
                            };
                        };
                        hlgt: {
                            code: number;
                            names: {
                                [key: string]: string;
                            };
                        };
                        hlt: {
                            code: number;
                            names: {
                                [key: string]: string;
                            };
                        };
                        isPrimary: boolean;
                    }[];
                    isAlgorithmic?: true;
                    scope?: "narrow" | "broad" | null;
                    category?: string;
                    weight?: number;
                    hasChildren: boolean;
                }[];
            }[];
            notCurrent: number;
        };
    };
    "GET /coding/terms/{level}/{code}": {
        path: {
            level: "soc" | "hlgt" | "hlt" | "pt" | "llt" | "smq";
            code: number;
        };
        query: {
            version: string;
        };
        answer: {
            code: number;
            names: {
                [key: string]: string;
            };
            level: "soc" | "hlgt" | "hlt" | "pt" | "llt" | "smq";
            isCurrent: boolean;
            pt?: {
                code: number;
                names: {
                    [key: string]: string;
                };
            };
            paths: {
                soc: {
                    code: number;
                    names: {
                        [key: string]: string;
                    };
                };
                hlgt: {
                    code: number;
                    names: {
                        [key: string]: string;
                    };
                };
                hlt: {
                    code: number;
                    names: {
                        [key: string]: string;
                    };
                };
                isPrimary: boolean;
            }[];
            isAlgorithmic?: true;
            scope?: "narrow" | "broad" | null;
            category?: string;
            weight?: number;
            hasChildren: boolean;
            smq?: {
                level: number;
                algorithm?: string;
                description: {
                    [key: string]: string;
                };
                note: {
                    [key: string]: string;
                };
                source: {
                    [key: string]: string;
                };
            };
        };
    };
    "GET /coding/terms/below": {
        query: {
            version: string;
            level: "soc" | "hlgt" | "hlt" | "pt" | "llt" | "smq";
            code?: number;
        };
        answer: {
            terms: {
                code: number;
                names: {
                    [key: string]: string;
                };
                level: "soc" | "hlgt" | "hlt" | "pt" | "llt" | "smq";
                isCurrent: boolean;
                pt?: {
                    code: number;
                    names: {
                        [key: string]: string;
                    };
                };
                paths: {
                    soc: {
                        code: number;
                        names: {
                            [key: string]: string;
                        };
                    };
                    hlgt: {
                        code: number;
                        names: {
                            [key: string]: string;
                        };
                    };
                    hlt: {
                        code: number;
                        names: {
                            [key: string]: string;
                        };
                    };
                    isPrimary: boolean;
                }[];
                isAlgorithmic?: true;
                scope?: "narrow" | "broad" | null;
                category?: string;
                weight?: number;
                hasChildren: boolean;
            }[];
        };
    };
    "POST /coding/terms/matches": {
        body: {
            version: string;
            lines: string[];
        };
        answer: {
            terms: ({
                code: number;
                names: {
                    [key: string]: string;
                };
                level: "soc" | "hlgt" | "hlt" | "pt" | "llt" | "smq";
                isCurrent: boolean;
                pt?: {
                    code: number;
                    names: {
                        [key: string]: string;
                    };
                };
                paths: {
                    soc: {
                        code: number;
                        names: {
                            [key: string]: string;
                        };
                    };
                    hlgt: {
                        code: number;
                        names: {
                            [key: string]: string;
                        };
                    };
                    hlt: {
                        code: number;
                        names: {
                            [key: string]: string;
                        };
                    };
                    isPrimary: boolean;
                }[];
                isAlgorithmic?: true;
                scope?: "narrow" | "broad" | null;
                category?: string;
                weight?: number;
                hasChildren: boolean;
            } | null)[];
        };
    };
    "GET /coding/used": {
        query?: {
            caseId?: string;
        };
        answer: {
            used: {
                version: string;
                cases: number;
            }[];
            active: string[];
            current: string | null;
        };
    };
    "GET /coding/versions": {
        answer: {
            version: string;
            language: "en" | "zh" | "ja";
            state: "active" | "retired";
            isOfProject: boolean;
        }[];
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
    "GET /company/template/process": {
        answer: {
            version: number;
            setup: {
                nodes: {
                    key: string;
                    afterReturn: "resume" | "rerun";
                    pages?: string[];
                    assignment?: "claimed" | "named" | "random" | "least";
                    assignee?: string;
                    workingDays?: number;
                    notBy?: string[];
                    gates?: {
                        [key: string]: "block" | "warn";
                    };
                }[];
                locksEnded?: boolean;
                followsEnded?: boolean;
            };
            nodes: {
                key: string;
                name: {
                    en: string;
                    zh: string;
                };
                kind: "entry" | "work" | "evaluation" | "ended";
            }[];
            pages: {
                page: string;
                name: {
                    en: string;
                    zh: string;
                };
            }[];
            gates: {
                name: string;
                label: {
                    en: string;
                    zh: string;
                };
            }[];
            people: {
                [key: string]: {
                    id: string;
                    name: string;
                }[];
            };
        };
    };
    "PUT /company/template/process": {
        body: {
            version: number;
            nodes: {
                key: string;
                afterReturn: "resume" | "rerun";
                pages?: string[] | null;
                assignment?: "claimed" | "named" | "random" | "least" | null;
                assignee?: string | null;
                workingDays?: number | null;
                notBy?: string[] | null;
                gates?: {
                    [key: string]: "block" | "warn";
                } | null;
            }[];
            locksEnded?: boolean | null;
            followsEnded?: boolean | null;
        };
        answer: {
            version: number;
            setup: {
                nodes: {
                    key: string;
                    afterReturn: "resume" | "rerun";
                    pages?: string[];
                    assignment?: "claimed" | "named" | "random" | "least";
                    assignee?: string;
                    workingDays?: number;
                    notBy?: string[];
                    gates?: {
                        [key: string]: "block" | "warn";
                    };
                }[];
                locksEnded?: boolean;
                followsEnded?: boolean;
            };
            nodes: {
                key: string;
                name: {
                    en: string;
                    zh: string;
                };
                kind: "entry" | "work" | "evaluation" | "ended";
            }[];
            pages: {
                page: string;
                name: {
                    en: string;
                    zh: string;
                };
            }[];
            gates: {
                name: string;
                label: {
                    en: string;
                    zh: string;
                };
            }[];
            people: {
                [key: string]: {
                    id: string;
                    name: string;
                }[];
            };
        };
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
    "GET /demonstration/people": {
        answer: {
            password: string;
            companies: {
                name: string;
                people: {
                    username: string;
                    name: string;
                    role: {
                        en: string;
                        zh: string;
                    };
                }[];
            }[];
        };
    };
    "GET /demonstration/things": {
        answer: {
            key: "comes_in" | "coded" | "checked" | "sent" | "answered";
            project: {
                id: string;
                code: string;
            };
            environment: 0 | 1;
            href: string | null;
            as: string | null;
        }[];
    };
    "GET /drugs/entries": {
        query: {
            text: string;
        };
        answer: {
            groups: {
                group: "code" | "exact" | "prefix" | "contains" | "fuzzy";
                total: number;
                totalIsLowerBound: boolean;
                entries: {
                    source: "products" | "whodrug";
                    code: string;
                    drugCode: string;
                    version: string;
                    nameZh: string;
                    nameEn: string;
                    genericName: string;
                    substances: string[];
                    strength: string;
                    doseForm: string;
                    authorisationNumber: string;
                    country: string;
                    holder: string;
                    atc: string;
                    atcName: {
                        en: string;
                        zh: string;
                    } | null;
                    isOwn: boolean | null;
                    isGeneric: boolean;
                    isWithdrawn: boolean;
                }[];
            }[];
        };
    };
    "GET /drugs/layouts/{format}": {
        path: {
            format: "C3" | "B3";
        };
        answer: {
            format: string;
            separator: string | null;
            files: {
                [key: string]: {
                    file: string;
                    isVerified: boolean;
                };
            };
        };
    };
    "POST /drugs/lists": {
        form: {
            list: "edqm" | "atc";
            version: string;
            terms: Blob;
        };
        answer: Record<string, never>;
    };
    "POST /drugs/lists/preview": {
        form: {
            list: "edqm" | "atc";
            version: string;
            terms: Blob;
        };
        answer: {
            terms: number;
            leftOut: number;
            problems: {
                line: number;
                column: {
                    en: string;
                    zh: string;
                } | null;
                says: {
                    en: string;
                    zh: string;
                };
            }[];
            problemCount: number;
        };
    };
    "POST /drugs/product_files": {
        form: {
            products: Blob;
        };
        answer: {
            lines: number;
            made: number;
            changed: number;
            same: number;
            problems: {
                line: number;
                column: {
                    en: string;
                    zh: string;
                } | null;
                says: {
                    en: string;
                    zh: string;
                };
            }[];
            problemCount: number;
            warnings: {
                line: number;
                column: {
                    en: string;
                    zh: string;
                } | null;
                says: {
                    en: string;
                    zh: string;
                };
            }[];
            warningCount: number;
        };
    };
    "POST /drugs/product_files/preview": {
        form: {
            products: Blob;
        };
        answer: {
            lines: number;
            made: number;
            changed: number;
            same: number;
            problems: {
                line: number;
                column: {
                    en: string;
                    zh: string;
                } | null;
                says: {
                    en: string;
                    zh: string;
                };
            }[];
            problemCount: number;
            warnings: {
                line: number;
                column: {
                    en: string;
                    zh: string;
                } | null;
                says: {
                    en: string;
                    zh: string;
                };
            }[];
            warningCount: number;
        };
    };
    "GET /drugs/products/{productCode}": {
        path: {
            productCode: string;
        };
        answer: {
            source: "products" | "whodrug";
            code: string;
            drugCode: string;
            version: string;
            nameZh: string;
            nameEn: string;
            genericName: string;
            substances: string[];
            strength: string;
            doseForm: string;
            authorisationNumber: string;
            country: string;
            holder: string;
            atc: string;
            atcName: {
                en: string;
                zh: string;
            } | null;
            isOwn: boolean | null;
            isGeneric: boolean;
            isWithdrawn: boolean;
        };
    };
    "GET /drugs/sources": {
        answer: {
            source: "products" | "whodrug";
            version: string | null;
            entries: number;
        }[];
    };
    "POST /drugs/standard_lists/{id}/acts": {
        path: {
            id: string;
        };
        body: {
            act: "retire" | "use";
        };
        answer: Record<string, never>;
    };
    "GET /drugs/whodrug/{drug}": {
        path: {
            drug: string;
        };
        answer: {
            source: "products" | "whodrug";
            code: string;
            drugCode: string;
            version: string;
            nameZh: string;
            nameEn: string;
            genericName: string;
            substances: string[];
            strength: string;
            doseForm: string;
            authorisationNumber: string;
            country: string;
            holder: string;
            atc: string;
            atcName: {
                en: string;
                zh: string;
            } | null;
            isOwn: boolean | null;
            isGeneric: boolean;
            isWithdrawn: boolean;
        };
    };
    "GET /e2b/exports": {
        answer: {
            id: string;
            state: "waiting" | "done" | "cancelled";
            total: number;
            settled: number;
            done: number;
            startedByName: string;
            startedAt: string;
            endedAt: string | null;
            expiresAt: string | null;
        }[];
    };
    "POST /e2b/exports": {
        body: {
            caseIds?: string[] | null;
            found?: Record<string, never> | null;
            reason?: string | null;
        };
        answer: {
            exportId: string;
        };
    };
    "GET /e2b/exports/{exportId}/problems": {
        path: {
            exportId: string;
        };
        query?: {
            page?: number;
            pageSize?: 20 | 50 | 100;
        };
        answer: {
            rows: {
                caseId: string;
                caseNo: string;
                state: string;
                verdict: string | null;
                code: number | null;
                sentence: {
                    en: string;
                    zh: string;
                } | null;
                made: string | null;
            }[];
            total: number;
        };
    };
    "GET /e2b/imports": {
        answer: {
            imports: {
                id: string;
                at: string;
                by: string;
                fileNames: string[];
                files: number;
                waiting: number;
                undecided: number;
            }[];
        };
    };
    "POST /e2b/imports": {
        form: {
            files: Blob[];
        };
        answer: {
            importId: string;
        };
    };
    "GET /e2b/imports/{importId}": {
        path: {
            importId: string;
        };
        answer: {
            files: {
                id: string;
                importId: string;
                position: number;
                fileName: string;
                entry: string | null;
                sha256: string;
                size: number;
                report: number;
                state: "waiting" | "undecided" | "done" | "refused" | "skipped" | "cancelled";
                verdict: "new" | "follow-up" | "identical" | "possible-duplicate" | "unknown-nullification" | "deleted-case" | "refused" | null;
                code: number | null;
                message: {
                    en: string;
                    zh: string;
                } | null;
                matches: {
                    caseId: string;
                    caseNo: string;
                    reasons: {
                        element: string;
                        value: string;
                    }[];
                }[];
                caseId: string | null;
                caseNo: string | null;
                unmapped: number;
                schemaErrors: string[];
                headerFindings: {
                    rule: string;
                    severity: string;
                    element: string;
                    message: {
                        en: string;
                        zh: string;
                    };
                }[];
                notes: {
                    en: string;
                    zh: string;
                }[];
                name: string;
            }[];
        };
    };
    "POST /e2b/imports/{importId}/files/{itemId}/decision": {
        path: {
            importId: string;
            itemId: string;
        };
        body: {
            decision: "new" | "follow-up" | "skip";
            caseId?: string | null;
        };
        answer: {
            id: string;
            importId: string;
            position: number;
            fileName: string;
            entry: string | null;
            sha256: string;
            size: number;
            report: number;
            state: "waiting" | "undecided" | "done" | "refused" | "skipped" | "cancelled";
            verdict: "new" | "follow-up" | "identical" | "possible-duplicate" | "unknown-nullification" | "deleted-case" | "refused" | null;
            code: number | null;
            message: {
                en: string;
                zh: string;
            } | null;
            matches: {
                caseId: string;
                caseNo: string;
                reasons: {
                    element: string;
                    value: string;
                }[];
            }[];
            caseId: string | null;
            caseNo: string | null;
            unmapped: number;
            schemaErrors: string[];
            headerFindings: {
                rule: string;
                severity: string;
                element: string;
                message: {
                    en: string;
                    zh: string;
                };
            }[];
            notes: {
                en: string;
                zh: string;
            }[];
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
    "GET /notices": {
        answer: {
            id: string;
            tone: "info" | "warning";
            text: {
                en: string;
                zh: string;
            };
        }[];
    };
    "GET /openapi.json": Record<string, never>;
    "GET /presets/{kind}": {
        path: {
            kind: "sender" | "reporter" | "product" | "study";
        };
        query?: {
            text?: string;
        };
        answer: {
            presets: {
                id: string;
                kind: string;
                name: string;
                content: CaseContent;
                revision: number;
                updatedAt: string;
                updatedBy: string;
            }[];
            total: number;
        };
    };
    "GET /process/node/evaluation": {
        answer: {
            version: number;
            node: string;
            pages: string[];
        };
    };
    "PUT /process/node/page": {
        body: {
            version: number;
            node?: string | null;
            pages: string[];
        };
        answer: {
            version: number;
            node: string;
            pages: string[];
        };
    };
    "GET /process/node/page/list": {
        answer: {
            page: string;
            name: {
                en: string;
                zh: string;
            };
        }[];
    };
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
    "GET /proj/prefix/{projectId}": {
        path: {
            projectId: string;
        };
        answer: {
            prefix: string;
            digits: number;
            revision: number;
            isUsual: boolean;
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
    "GET /query": {
        query?: {
            page?: number;
            pageSize?: 20 | 50 | 100;
            caseId?: string;
            caseNo?: string;
            status?: "draft" | "sent" | "replied" | "closed";
            whose?: "to_answer" | "asked";
            text?: string;
            sort?: "number" | "caseNo" | "status" | "sentAt";
            order?: "asc" | "desc";
        };
        answer: {
            rows: {
                id: string;
                number: number;
                caseId: string;
                caseNo: string;
                caseVersion: number;
                caseRevision: number;
                page: string | null;
                path: string | null;
                placeName: {
                    en: string;
                    zh: string;
                } | null;
                status: "draft" | "sent" | "replied" | "closed";
                senderId: string;
                senderName: string;
                receiverId: string;
                receiverName: string;
                content: string;
                reply: string | null;
                revision: number;
                createdAt: string;
                sentAt: string | null;
                repliedAt: string | null;
                closedAt: string | null;
            }[];
            total: number;
        };
    };
    "POST /query": {
        body: {
            caseId: string;
            page?: string | null;
            path?: string | null;
            receiverId: string;
            content: string;
            send?: boolean | null;
        };
        answer: {
            id: string;
            number: number;
            caseId: string;
            caseNo: string;
            caseVersion: number;
            caseRevision: number;
            page: string | null;
            path: string | null;
            placeName: {
                en: string;
                zh: string;
            } | null;
            status: "draft" | "sent" | "replied" | "closed";
            senderId: string;
            senderName: string;
            receiverId: string;
            receiverName: string;
            content: string;
            reply: string | null;
            revision: number;
            createdAt: string;
            sentAt: string | null;
            repliedAt: string | null;
            closedAt: string | null;
            messages: {
                kind: "question" | "reply" | "further" | "closing";
                content: string;
                authorName: string;
                at: string;
            }[];
        };
    };
    "GET /query/{queryId}": {
        path: {
            queryId: string;
        };
        answer: {
            id: string;
            number: number;
            caseId: string;
            caseNo: string;
            caseVersion: number;
            caseRevision: number;
            page: string | null;
            path: string | null;
            placeName: {
                en: string;
                zh: string;
            } | null;
            status: "draft" | "sent" | "replied" | "closed";
            senderId: string;
            senderName: string;
            receiverId: string;
            receiverName: string;
            content: string;
            reply: string | null;
            revision: number;
            createdAt: string;
            sentAt: string | null;
            repliedAt: string | null;
            closedAt: string | null;
            messages: {
                kind: "question" | "reply" | "further" | "closing";
                content: string;
                authorName: string;
                at: string;
            }[];
        };
    };
    "PUT /query/{queryId}": {
        path: {
            queryId: string;
        };
        body: {
            revision: number;
            page?: string | null;
            path?: string | null;
            receiverId: string;
            content: string;
            send?: boolean | null;
        };
        answer: {
            id: string;
            number: number;
            caseId: string;
            caseNo: string;
            caseVersion: number;
            caseRevision: number;
            page: string | null;
            path: string | null;
            placeName: {
                en: string;
                zh: string;
            } | null;
            status: "draft" | "sent" | "replied" | "closed";
            senderId: string;
            senderName: string;
            receiverId: string;
            receiverName: string;
            content: string;
            reply: string | null;
            revision: number;
            createdAt: string;
            sentAt: string | null;
            repliedAt: string | null;
            closedAt: string | null;
            messages: {
                kind: "question" | "reply" | "further" | "closing";
                content: string;
                authorName: string;
                at: string;
            }[];
        };
    };
    "PUT /query/close": {
        body: {
            queryId: string;
            revision: number;
            content?: string | null;
        };
        answer: {
            id: string;
            number: number;
            caseId: string;
            caseNo: string;
            caseVersion: number;
            caseRevision: number;
            page: string | null;
            path: string | null;
            placeName: {
                en: string;
                zh: string;
            } | null;
            status: "draft" | "sent" | "replied" | "closed";
            senderId: string;
            senderName: string;
            receiverId: string;
            receiverName: string;
            content: string;
            reply: string | null;
            revision: number;
            createdAt: string;
            sentAt: string | null;
            repliedAt: string | null;
            closedAt: string | null;
            messages: {
                kind: "question" | "reply" | "further" | "closing";
                content: string;
                authorName: string;
                at: string;
            }[];
        };
    };
    "POST /query/detail": {
        body: {
            queryId: string;
            revision: number;
            act: "reply" | "ask_again";
            content: string;
        };
        answer: {
            id: string;
            number: number;
            caseId: string;
            caseNo: string;
            caseVersion: number;
            caseRevision: number;
            page: string | null;
            path: string | null;
            placeName: {
                en: string;
                zh: string;
            } | null;
            status: "draft" | "sent" | "replied" | "closed";
            senderId: string;
            senderName: string;
            receiverId: string;
            receiverName: string;
            content: string;
            reply: string | null;
            revision: number;
            createdAt: string;
            sentAt: string | null;
            repliedAt: string | null;
            closedAt: string | null;
            messages: {
                kind: "question" | "reply" | "further" | "closing";
                content: string;
                authorName: string;
                at: string;
            }[];
        };
    };
    "GET /query/existence/{caseId}": {
        path: {
            caseId: string;
        };
        answer: {
            count: number;
            open: number;
            toAnswer: number;
        };
    };
    "GET /query/mail/record": {
        query?: {
            page?: number;
            pageSize?: 20 | 50 | 100;
            queryId?: string;
        };
        answer: {
            rows: {
                id: string;
                queryId: string;
                number: number;
                caseNo: string;
                about: "asked" | "replied";
                toName: string;
                state: "waiting" | "sent" | "failed" | "unaddressed";
                askedAt: string;
                settledAt: string | null;
            }[];
            total: number;
        };
    };
    "POST /query/mail/record/{queryMailId}": {
        path: {
            queryMailId: string;
        };
        answer: {
            id: string;
        };
    };
    "GET /query/receivers": {
        query: {
            caseId: string;
        };
        answer: {
            people: {
                id: string;
                name: string;
            }[];
            proposed: string | null;
        };
    };
    "GET /system/case-numbering": {
        answer: {
            prefix: string;
            digits: number;
            revision: number;
            isUsual: boolean;
        };
    };
    "PUT /system/case-numbering": {
        body: {
            prefix: string;
            digits: number;
            revision: number;
        };
        answer: {
            prefix: string;
            digits: number;
            revision: number;
        };
    };
    "GET /system/medical-dictionary": {
        answer: {
            settings: {
                version: string;
                ctcaeVersion?: string;
                revision: number;
            };
            active: string[];
        };
    };
    "PUT /system/medical-dictionary": {
        body: {
            version?: string | null;
            revision: number;
        };
        answer: {
            version: string;
            ctcaeVersion?: string;
            revision: number;
        };
    };
    "GET /system/process": {
        answer: {
            version: number;
            setup: {
                nodes: {
                    key: string;
                    afterReturn: "resume" | "rerun";
                    pages?: string[];
                    assignment?: "claimed" | "named" | "random" | "least";
                    assignee?: string;
                    workingDays?: number;
                    notBy?: string[];
                    gates?: {
                        [key: string]: "block" | "warn";
                    };
                }[];
                locksEnded?: boolean;
                followsEnded?: boolean;
            };
            nodes: {
                key: string;
                name: {
                    en: string;
                    zh: string;
                };
                kind: "entry" | "work" | "evaluation" | "ended";
            }[];
            pages: {
                page: string;
                name: {
                    en: string;
                    zh: string;
                };
            }[];
            gates: {
                name: string;
                label: {
                    en: string;
                    zh: string;
                };
            }[];
            people: {
                [key: string]: {
                    id: string;
                    name: string;
                }[];
            };
        };
    };
    "PUT /system/process": {
        body: {
            version: number;
            nodes: {
                key: string;
                afterReturn: "resume" | "rerun";
                pages?: string[] | null;
                assignment?: "claimed" | "named" | "random" | "least" | null;
                assignee?: string | null;
                workingDays?: number | null;
                notBy?: string[] | null;
                gates?: {
                    [key: string]: "block" | "warn";
                } | null;
            }[];
            locksEnded?: boolean | null;
            followsEnded?: boolean | null;
        };
        answer: {
            version: number;
            setup: {
                nodes: {
                    key: string;
                    afterReturn: "resume" | "rerun";
                    pages?: string[];
                    assignment?: "claimed" | "named" | "random" | "least";
                    assignee?: string;
                    workingDays?: number;
                    notBy?: string[];
                    gates?: {
                        [key: string]: "block" | "warn";
                    };
                }[];
                locksEnded?: boolean;
                followsEnded?: boolean;
            };
            nodes: {
                key: string;
                name: {
                    en: string;
                    zh: string;
                };
                kind: "entry" | "work" | "evaluation" | "ended";
            }[];
            pages: {
                page: string;
                name: {
                    en: string;
                    zh: string;
                };
            }[];
            gates: {
                name: string;
                label: {
                    en: string;
                    zh: string;
                };
            }[];
            people: {
                [key: string]: {
                    id: string;
                    name: string;
                }[];
            };
        };
    };
    "PUT /token": {
        answer: {
            seconds: number;
        } | {
            token: string;
            expiresAt: string;
        };
    };
    "GET /upgrade": {
        answer: {
            dataList: {
                suId: string;
                suVersion: string;
                releaseTime: string;
                suDetails: {
                    en: string;
                    zh: string;
                };
            }[];
        };
    };
    "POST /upgrade": {
        body: {
            suVersion: string;
            releaseTime?: string | null;
            detailsZh: string;
            detailsEn: string;
        };
        answer: {
            id: string;
            revision: number;
            suVersion: string;
            releaseTime: string | null;
            detailsZh: string;
            detailsEn: string;
        };
    };
    "PUT /upgrade": {
        body: {
            suVersion: string;
            releaseTime?: string | null;
            detailsZh: string;
            detailsEn: string;
            revision: number;
            suId: string;
        };
        answer: {
            id: string;
            revision: number;
            suVersion: string;
            releaseTime: string | null;
            detailsZh: string;
            detailsEn: string;
        };
    };
    "DELETE /upgrade/{id}": {
        path: {
            id: string;
        };
        answer: {
            id: string;
            revision: number;
            suVersion: string;
            releaseTime: string | null;
            detailsZh: string;
            detailsEn: string;
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
