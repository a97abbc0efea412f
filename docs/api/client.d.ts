// Made by npm run openapi from docs/api/openapi.json.
export interface paths {
    "/api/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A new Host, who has to confirm their e-mail address before signing in.
         * @description A new Host, who has to confirm their e-mail address before signing in. The first mail is already in their language and time zone.
         */
        post: operations["authRegister"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/verify-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The link from the first mail, or from that to a new address, for a day.
         * @description The link from the first mail, or from that to a new address, for a day. Opened twice, it answers the same and changes nothing.
         */
        post: operations["authVerifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/resend-verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The link once more.
         * @description The link once more. The address is looked up after the answer, which therefore is always the same.
         */
        post: operations["authResendVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A link for a new password.
         * @description A link for a new password. The address is looked up after the answer, which therefore is always the same.
         */
        post: operations["authForgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets a new password with the link from an e-mail, and ends every session.
         * @description Sets a new password with the link from an e-mail, and ends every session. With a sealed will the Host is `recovered` after it, unless the request has backup codes of as many Survivors as the threshold. Fewer only shorten the wait. No code is used up.
         */
        post: operations["authResetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes the password, and ends every session but the one that asks.
         * @description Changes the password, and ends every session but the one that asks. Refused after an unconfirmed reset: the password from before it must stay known.
         */
        post: operations["authChangePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * E-mail and password for a pair of tokens.
         * @description E-mail and password for a pair of tokens. An unknown address takes as long as a wrong password.
         */
        post: operations["authLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The next pair of tokens.
         * @description The next pair of tokens. The successor is deterministic, so that a repeated request gets the same pair.
         */
        post: operations["authRefresh"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends the session; its tokens are refused from now on, also if its row were put back as it was. */
        post: operations["authLogout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logout-everywhere": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends all sessions of the account, this one too. */
        post: operations["authLogoutEverywhere"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/step-up/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * How this session can prove a factor, and what the Host's device needs for a passkey.
         * @description How this session can prove a factor, and what the Host's device needs for a passkey. Changes nothing.
         */
        post: operations["authStepUpBegin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/step-up/prove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Proves a factor.
         * @description Proves a factor. For ten minutes this session can change things.
         */
        post: operations["authStepUpProve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/passkey/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a browser needs to offer its passkeys for our pages.
         * @description What a browser needs to offer its passkeys for our pages. The same for everyone: no account is named.
         */
        post: operations["authPasskeyBegin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/passkey/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A passkey for a pair of tokens, without address and password.
         * @description A passkey for a pair of tokens, without address and password. The session has proven a factor.
         */
        post: operations["authPasskeySignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/factors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The Host's passkeys and authenticator apps, and whether this session has just proven one. */
        get: operations["authFactorsList"];
        put?: never;
        /**
         * Adds the passkey or app of an enrolment.
         * @description Adds the passkey or app of an enrolment. The reply to the first one has ten recovery codes, shown once.
         */
        post: operations["authFactorsCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/factors/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the Host's device needs for a new passkey or authenticator app.
         * @description What the Host's device needs for a new passkey or authenticator app. Changes nothing. Refused after an unconfirmed reset.
         */
        post: operations["authFactorsBegin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/factors/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ten new recovery codes, shown once.
         * @description Ten new recovery codes, shown once. The earlier ones stop working.
         */
        post: operations["authFactorsRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/factors/lost": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Removes every factor of a Host who has lost them and the recovery codes, with backup codes of as many Survivors as the threshold.
         * @description Removes every factor of a Host who has lost them and the recovery codes, with backup codes of as many Survivors as the threshold. Every other session ends. No backup code is used up.
         */
        post: operations["authFactorsLost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/factors/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Another name, so that the Host knows which device to look for. */
        put: operations["authFactorsUpdate"];
        post?: never;
        /**
         * Removes a passkey or an authenticator app.
         * @description Removes a passkey or an authenticator app. With the last one, every other session ends.
         */
        delete: operations["authFactorsDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The Host about themselves. */
        get: operations["hostGetProfile"];
        /**
         * Name, e-mail address, and the language and time zone in which messages give dates; what is not sent stays.
         * @description Name, e-mail address, and the language and time zone in which messages give dates; what is not sent stays. A new address is shown immediately and counts next to the previous one.
         */
        put: operations["hostUpdateProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything that a Host's first page shows. */
        get: operations["hostOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deletes the account in 7 days, with a sealed will in 30.
         * @description Deletes the account in 7 days, with a sealed will in 30. Until then one click of the Host undoes it.
         */
        delete: operations["hostDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/keep": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undoes a deletion that has not taken effect.
         * @description Undoes a deletion that has not taken effect. A session after an unconfirmed reset may do this too: it deletes nothing.
         */
        post: operations["hostKeep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything that the Host gave us and what has happened, without secrets.
         * @description Everything that the Host gave us and what has happened, without secrets. Refused after an unconfirmed reset, because it names the Survivors' contacts in one file.
         */
        get: operations["hostExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/forecast": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every date if the Host fell silent now.
         * @description Every date if the Host fell silent now. What is not sent is as the Host has set it.
         */
        get: operations["hostForecast"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened, when and by whom, the newest first. */
        get: operations["hostAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/evidence/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is known about one of the Host's transfers, signed. */
        get: operations["hostEvidence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the account is signed in, the last used first. */
        get: operations["hostSessionsList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Signs out one browser or program. */
        delete: operations["hostSessionsDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the Host wants to be asked, and how long it takes at worst. */
        get: operations["hostGetSettings"];
        /**
         * What is not sent stays.
         * @description What is not sent stays. Other intervals restart the checks. With a sealed will the Host is notified and can undo them.
         */
        put: operations["hostUpdateSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/survivors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The people the Host has named. */
        get: operations["survivorsList"];
        put?: never;
        /**
         * Names a Survivor and makes their key and their paper.
         * @description Names a Survivor and makes their key and their paper. The secrets in the answer are shown this once.
         */
        post: operations["survivorsCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/survivors/minimum-count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * How many Survivors are needed to open the will.
         * @description How many Survivors are needed to open the will. Applies when the documents are sealed the next time.
         */
        put: operations["survivorsMinimumCount"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/survivors/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * What is not sent stays.
         * @description What is not sent stays. Another name, other contacts or another message go through the worker that may unwrap the Survivor's key.
         */
        put: operations["survivorsUpdate"];
        post?: never;
        /**
         * This person can no longer open the will.
         * @description This person can no longer open the will. The key is split again among the others.
         */
        delete: operations["survivorsDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/survivors/{id}/confirm-paper": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The Host types in one code from the paper that they have printed.
         * @description The Host types in one code from the paper that they have printed. No code is used up.
         */
        post: operations["survivorsConfirmPaper"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/survivors/{id}/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks this person by e-mail whether they are ready and whether the address is right.
         * @description Asks this person by e-mail whether they are ready and whether the address is right. Without it no one is contacted.
         */
        post: operations["survivorsInvite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/survivors/{id}/regenerate-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** New paper with new codes and a new key: everything on the old paper becomes invalid. */
        post: operations["survivorsRegenerateCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/storages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the Host keeps sealed packages. */
        get: operations["storagesList"];
        put?: never;
        /** Adds a storage of the Host's own, and tests it immediately by writing, reading and deleting a small file. */
        post: operations["storagesCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/storages/connect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begins the sign-in at a cloud drive; with `storage_id` a storage is connected again, to the same account. */
        post: operations["storagesConnect"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/storages/oauth/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where a cloud drive sends the Host back to.
         * @description Where a cloud drive sends the Host back to. The browser continues to the dashboard in any case.
         */
        get: operations["storagesOauthCallback"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/storages/{id}/browse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of a folder of the Host's storage. */
        get: operations["storagesBrowse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/storages/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tests a storage again by writing, reading and deleting a small file. */
        post: operations["storagesTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/storages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Another name, or renewed credentials, which are tested immediately and may lead to an SSH server with another key.
         * @description Another name, or renewed credentials, which are tested immediately and may lead to an SSH server with another key. The folder stays the same. The storage of the sealed will accepts only settings with which that will is found, and is audited then.
         */
        put: operations["storagesUpdate"];
        post?: never;
        /**
         * Deletes the access data of a storage.
         * @description Deletes the access data of a storage. The storage that holds the sealed documents cannot be deleted. Files in the storage stay as they are.
         */
        delete: operations["storagesDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/connectors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The channels the Host has set up. */
        get: operations["connectorsList"];
        put?: never;
        /**
         * A channel, not verified until its first successful test.
         * @description A channel, not verified until its first successful test. The config is encrypted immediately and never returned.
         */
        post: operations["connectorsCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/connectors/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Name, priority, config, and where the Host is reached on channels other than e-mail.
         * @description Name, priority, config, and where the Host is reached on channels other than e-mail. Another config has to be tested again.
         */
        put: operations["connectorsUpdate"];
        post?: never;
        /**
         * Deletes a channel.
         * @description Deletes a channel. The last one stays while a will is sealed, because the Host must be reachable.
         */
        delete: operations["connectorsDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/connectors/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delivers a message; a first success to an address of the Host verifies the connector. */
        post: operations["connectorsTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/will/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The will, sealed or still a draft. */
        get: operations["willStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/will": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deletes the sealed will in 30 days, and keeps the account.
         * @description Deletes the sealed will in 30 days, and keeps the account. Until then one click of the Host undoes it.
         */
        delete: operations["willDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/will/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds documents to the draft: all of a request, or nothing. */
        post: operations["willUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/will/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The draft, as the next sealing will hold it, or without a draft the sealed documents; what is sealed now, and what may be uploaded. */
        get: operations["willDocumentsList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/will/documents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Removes a document from the draft.
         * @description Removes a document from the draft. A sealed one stays current until the next sealing.
         */
        delete: operations["willDocumentsDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/will/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Announces files and gets an address for each, which takes exactly that file. */
        post: operations["willUploadsCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/will/uploads/{id}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Checks what has arrived and adds it to the draft; all of it, or nothing. */
        post: operations["willUploadsComplete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/will/encrypt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Seals the draft into the Host's storage, and starts the checks. */
        post: operations["willEncrypt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/liveness/alive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The Host is alive.
         * @description The Host is alive. Confirms the pending check or a missed one, or is an early sign of life.
         */
        post: operations["livenessAlive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/liveness/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All checks, the newest first. */
        get: operations["livenessHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/liveness/respond": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Says what a link will do, for a person, in their language.
         * @description Says what a link will do, for a person, in their language. Mail scanners follow links too, so looking changes nothing.
         */
        get: operations["livenessGetRespond"];
        put?: never;
        /**
         * The Host answers with a link out of a message, and says whether they reset the password.
         * @description The Host answers with a link out of a message, and says whether they reset the password. A link that was used answers kindly and does nothing. A form gets a page in the reader's language, JSON gets English.
         */
        post: operations["livenessUpdateRespond"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/transfer/lookup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Helps a Survivor who has lost their paper.
         * @description Helps a Survivor who has lost their paper. The answer is always the same; the help comes by message.
         */
        post: operations["transferLookup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/transfer/send-otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A code to start a transfer with a proof.
         * @description A code to start a transfer with a proof. Answered before anything is sent, and the same whether someone matches or not.
         */
        post: operations["transferSendOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/transfer/verify-and-initiate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Starts a transfer with a proof, or joins the running one.
         * @description Starts a transfer with a proof, or joins the running one. A one-time code proves the start and authenticates no one. A backup code also authenticates its Survivor, in the one worker that can open a share.
         */
        post: operations["transferVerifyAndInitiate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/transfer/completed/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How a transfer ended, or how long it is still open; only once its documents could be read. */
        get: operations["transferCompleted"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/transfer/initiate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A Survivor starts the transfer; the Host gets 48 hours to stop it. */
        post: operations["transferInitiate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/transfer/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The Host stops a running transfer, theirs if no id is sent.
         * @description The Host stops a running transfer, theirs if no id is sent. Every released share is deleted. With `remove_survivor_id` this Survivor can do nothing from then on.
         */
        post: operations["transferCancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/transfer/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How far a transfer is.
         * @description How far a transfer is. Anyone who has its id may ask.
         */
        get: operations["transferStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/survivor-auth/select": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A Survivor says who they are and gets a code over the first of their channels that accepts it, or over the one `channel` that they ask for. */
        post: operations["survivorAuthSelect"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/survivor-auth/verify-otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A Survivor authenticates with a code or a backup code.
         * @description A Survivor authenticates with a code or a backup code. The only worker that can open a share checks it.
         */
        post: operations["survivorAuthVerifyOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/survivor-auth/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the link of an invitation asks.
         * @description What the link of an invitation asks. Changes nothing.
         */
        post: operations["survivorAuthConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/survivor-auth/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The reader of an invitation answers.
         * @description The reader of an invitation answers. The same answer again changes nothing.
         */
        post: operations["survivorAuthConfirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/survivor-auth/will-access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An authenticated Survivor's message and the documents, while the access window is open. */
        get: operations["survivorAuthWillAccess"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/survivor-auth/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One document, or a range of it, decrypted as it streams; the link names who, what and until when. */
        get: operations["survivorAuthDownload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/survivor-auth/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All documents as one ZIP file, or as several if they are too large for one; it counts as a read of each of its documents. */
        get: operations["survivorAuthArchive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/survivor-auth/evidence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is known about the transfer, signed, for a Survivor with a session. */
        get: operations["survivorAuthEvidence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/transfer/evidence-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The public keys with which anyone can check a statement. */
        get: operations["transferEvidenceKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Error: {
            /** @description A sentence for a person. */
            error: string;
            /** @description Does not change. Clients use this code, not the sentence. */
            code: components["schemas"]["ErrorCode"];
            details?: {
                /** @description The field, as in `contact_methods.0.value`. */
                path: string;
                message: string;
            }[];
        };
        /** @enum {string} */
        ErrorCode: "validation_failed" | "invalid_json" | "unsupported_media_type" | "body_too_large" | "not_found" | "method_not_allowed" | "rate_limited" | "too_many_running" | "conflict" | "already_done" | "idempotency_key_reused" | "unavailable" | "internal_error" | "record_altered" | "unauthorized" | "invalid_credentials" | "invalid_refresh_token" | "session_not_found" | "email_not_verified" | "email_taken" | "invalid_link" | "link_expired" | "reset_waits" | "reset_needs_codes" | "recently_recovered" | "step_up_required" | "factor_not_accepted" | "factor_not_found" | "factor_limit_reached" | "challenge_expired" | "no_factor" | "sign_of_life_first" | "threshold_exceeds_survivors" | "survivor_not_found" | "survivor_limit_reached" | "no_email_to_invite" | "invitation_limit_reached" | "invited_recently" | "invitation_withdrawn" | "below_threshold" | "connector_not_found" | "connector_limit_reached" | "storage_limit_reached" | "duplicate_connector" | "connector_rejected" | "last_connector" | "invalid_destination" | "delivery_failed" | "storage_not_found" | "storage_in_use" | "package_not_found_there" | "storage_failed" | "storage_type_unavailable" | "will_not_found" | "document_not_found" | "unsupported_document" | "document_too_large" | "upload_not_found" | "upload_incomplete" | "upload_limit_reached" | "too_many_documents" | "no_draft" | "no_documents" | "storage_not_connected" | "reshare_failed" | "too_few_survivors" | "sealing_in_progress" | "share_altered" | "shares_do_not_open" | "opening_failed" | "package_altered" | "age_file_invalid" | "wrong_key" | "deletion_requested" | "no_deletion" | "check_not_found" | "no_sealed_will" | "will_or_survivor_not_found" | "transfer_not_found" | "transfer_running" | "recently_stopped" | "transfer_not_running" | "otp_session_not_found" | "channel_not_available" | "otp_limit_reached" | "no_deliverable_channel" | "transfer_cancelled" | "not_authenticated" | "session_required" | "threshold_not_met" | "not_open_yet" | "archive_part_not_found" | "range_not_satisfiable" | "invalid_download_link" | "access_window_expired";
        Host: {
            /** Format: uuid */
            id: string;
            /** Format: idn-email */
            email: string;
            display_name: string;
            /** @enum {string} */
            status: "pending_verification" | "active";
            /** @description At least one connector, one connected storage, as many Survivors as the threshold, and a sealed will. */
            setup_complete: boolean;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description Last change of the profile.
             */
            updated_at: string;
            /** @description Language tag (BCP 47). Messages are English; a kind of English, such as en-US, says how dates are written in them. The page behind a link is in German for a kind of German. An addition to the specification. */
            locale: string;
            /** @description IANA time zone of the times in messages to this Host. An addition to the specification. */
            timezone: string;
            /** @description `bounced`: mail to the address of the account comes back. `complained`: a mail of ours was reported as unwanted there, so housekeeping is no longer sent to it. Null if neither. Send the address again, or another one, or verify it, to remove this. An addition to the specification. */
            email_problem: ("bounced" | "complained") | null;
            /** @description `email` while it is not verified yet; null after that. `POST /api/auth/resend-verification` sends the link again. To give this address up, send the previous one as `email`. An addition to the specification. */
            pending_email: string | null;
            /** @description The address before `email` while it still counts: it can sign in and gets every notice, and resets of the password go only to it. An addition to the specification. */
            previous_email: {
                email: string;
                /** @description Seven days after `email` is verified. Null until it is verified. */
                valid_until: string | null;
            } | null;
        };
        PasskeyRequestOptions: {
            rpId: string;
            challenge: string;
            timeout: number;
            /** @constant */
            userVerification: "required";
            allowCredentials: {
                id: string;
                /** @constant */
                type: "public-key";
                transports: string[];
            }[];
        };
        Factor: {
            /** Format: uuid */
            id: string;
            /**
             * @description `totp`: an authenticator app.
             * @enum {string}
             */
            kind: "passkey" | "totp";
            /** @description As the Host named it. */
            name: string;
            /** Format: date-time */
            created_at: string;
            last_used_at: string | null;
            /**
             * Format: date-time
             * @description From then on a reset of the password by e-mail leaves the account open to changes with this factor. Before it, the account waits for a confirmation, as without a factor.
             */
            protects_from: string;
            /** @description Whether the passkey is copied to other devices of the Host. Null for an authenticator app. */
            synced: boolean | null;
        };
        PasskeyCreationOptions: {
            rp: {
                id: string;
                name: string;
            };
            user: {
                id: string;
                name: string;
                displayName: string;
            };
            challenge: string;
            pubKeyCredParams: {
                /** @constant */
                type: "public-key";
                alg: number;
            }[];
            timeout: number;
            /** @constant */
            attestation: "none";
            authenticatorSelection: {
                /** @constant */
                residentKey: "required";
                /** @constant */
                requireResidentKey: true;
                /** @constant */
                userVerification: "required";
            };
            excludeCredentials: {
                id: string;
                /** @constant */
                type: "public-key";
                transports: string[];
            }[];
        };
        Will: {
            /** Format: uuid */
            will_id: string;
            /** @enum {string} */
            status: "draft" | "active" | "pending_transfer" | "transfer_initiated" | "awaiting_authentication" | "accessible" | "transfer_stalled" | "transfer_failed";
            documents_count: number;
            total_size_bytes: number;
            sss_threshold: number;
            /** @description Shares of the key; 0 for a draft. */
            sss_total: number;
            /** @description Null for a draft. */
            storage_id: string | null;
            /** @description Null for a draft. */
            storage_name: string | null;
            /** Format: date-time */
            created_at: string;
            /** @description Null for a draft. */
            last_encrypted_at: string | null;
            /** @description The number of sealings. 0 for a draft. An addition to the specification. */
            revision: number;
            /** @description The documents in the next sealing. An addition to the specification. */
            draft_documents_count: number;
            /** @description The sealed documents must be sealed again for the current Survivors or threshold. An addition to the specification. */
            reencryption_required: boolean;
            /** @description The newest shares are not yet in the Host’s storage. An addition to the specification. */
            package_behind: boolean;
            /** @description The number of documents of a running sealing that are done. Null if no sealing runs. An addition to the specification. */
            sealing: {
                done: number;
                total: number;
            } | null;
        };
        Deletion: {
            /** @enum {string} */
            of: "account" | "will";
            /**
             * @description What happens to the sealed package in the Host’s storage.
             * @enum {string}
             */
            packages: "keep" | "delete";
            /** Format: date-time */
            requested_at: string;
            /**
             * Format: date-time
             * @description Until then `POST /api/host/keep` undoes it.
             */
            takes_effect_at: string;
        };
        HostSettings: {
            /**
             * @description Days from one check to the next.
             * @enum {integer}
             */
            hcit_days: 7 | 14 | 30 | 60 | 90;
            /**
             * @description Hours within which the Host must answer a check.
             * @enum {integer}
             */
            hcrt_hours: 24 | 48 | 72;
            /** @description Unanswered checks in a row after which the transfer process begins. */
            hcrac: number;
            survivor_threshold: number;
            preferred_connector_id: string | null;
            /** @description Days until the transfer process begins, at worst. Read-only. */
            calculated_activation_days: number;
            /** @description `Settings are too aggressive` under 14 days, `Settings are too lenient` over 180. */
            warnings: string[];
        };
        Survivor: {
            /** Format: uuid */
            id: string;
            name: string;
            relationship: string;
            contact_methods: components["schemas"]["ContactMethod"][];
            /** @description The order in which channels are tried for a code. */
            connector_priority: ("email" | "sms" | "whatsapp" | "telegram")[];
            has_personal_message: boolean;
            /** @description Backup codes that have not been used. */
            backup_codes_remaining: number;
            /** Format: date-time */
            created_at: string;
            /** @description Language tag (BCP 47). Messages are English; a kind of English, such as en-US, says how dates are written in them. The page behind a link is in German for a kind of German. Their times are UTC. An addition to the specification. */
            locale: string;
            /** @description The channels that work for this Survivor, in the order in which they are tried. An addition to the specification. */
            reachable_by: ("email" | "sms" | "whatsapp" | "telegram")[];
            /** @description When the newest paper was made; null if it was not kept. An addition to the specification. */
            paper_made_at: string | null;
            /** @description When the Host typed in a code from the newest paper; null before that. An addition to the specification. */
            paper_confirmed_at: string | null;
            /** @description When we last asked this Survivor to confirm: at the invitation of the Host, or a year after the last question. Null before the first invitation. An addition to the specification. */
            invited_at: string | null;
            /** @description When the Survivor confirmed that they are ready and that a contact is right. Null if they have not, if that contact was replaced since, or if they did not answer the question of a later year. An addition to the specification. */
            confirmed_at: string | null;
            /** @description When a reader of a contact said that it is the wrong one. Null if no one did, or if the Host has saved the contacts since. An addition to the specification. */
            wrong_contact_at: string | null;
            /** @description The contact that this reader proposed. It is unproven: anyone who reads the contact can have typed it. Nothing changes until the Host changes it. An addition to the specification. */
            proposed_contact: components["schemas"]["ContactMethod"] | null;
            /** @description The sealed will has a share for this Survivor. An addition to the specification. */
            in_sealed_package: boolean;
            /** @description E-mail contacts to which our mail comes back. A later delivery removes a contact from this list. So does saving it again. An addition to the specification. */
            bounced: string[];
            /** @description E-mail contacts at which a mail of ours was reported as unwanted. Save a contact again to remove it from this list. An addition to the specification. */
            complained?: string[];
            /** @description Contacts whose owner said that they do not know the Host. Save a contact again to remove it from this list. An addition to the specification. */
            notices_stopped?: string[];
        };
        ContactMethod: {
            /** @enum {string} */
            type: "email" | "sms" | "whatsapp" | "telegram";
            /** @description An e-mail address, a phone number with leading +, or @username. */
            value: string;
        };
        Connector: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            type: "email" | "sms" | "whatsapp" | "telegram";
            name: string;
            /** @description True after the first successful test to an address of the Host; false again when the config changes. */
            is_verified: boolean;
            /** @description 0 is the highest. */
            priority: number;
            /** Format: date-time */
            created_at: string;
            /** @description Where the Host is reached over this connector, partly hidden; null for e-mail and before the first test. An addition to the specification. */
            host_destination: string | null;
            /** @description Only in the answer to a new config: what it lacks, and could not be learned from the provider. An addition to the specification. */
            connection_error?: string;
        };
        Storage: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            type: "drive_a" | "drive_b" | "drive_c" | "object_store" | "sftp";
            name: string;
            /** @description The folder for will documents. */
            directory_path: string;
            is_connected: boolean;
            /** @description The last successful test; null before the first. */
            last_verified_at: string | null;
            /** Format: date-time */
            created_at: string;
            /** @description A sentence that says why the last test failed. Null if it succeeded. An addition to the specification. */
            connection_error: string | null;
            /** @description The same reason for a program, such as a page in another language. An addition to the specification. */
            connection_error_code: ("unreachable" | "slow" | "closed" | "private_address" | "insecure_address" | "certificate_invalid" | "no_secure_method" | "keys_rejected" | "keys_not_allowed" | "bucket_missing" | "other_region" | "login_rejected" | "user_not_allowed" | "refused" | "ssh_key_locked" | "ssh_key_public" | "ssh_key_unreadable" | "other_host_key" | "not_sftp" | "unsupported" | "sign_in_ended" | "sign_in_refused" | "sign_in_lacks_access" | "full" | "too_many_requests" | "temporary" | "reply_not_understood" | "reply_too_long" | "not_tested" | "file_exists" | "file_missing" | "file_too_short" | "too_many_files" | "data_altered" | "invalid_path" | "settings_incomplete" | "stopped" | "unknown") | null;
            /** @description When the sealed will in this storage was last read back, every file to the last byte. Null without a sealed will in it, and until the first reading after a sealing. An addition to the specification. */
            last_read_back_at: string | null;
            /** @description What the last reading found. `package_altered`: files are missing or differ from the sealed ones. `storage_failed`: files could not be read. Null if all files are complete. An addition to the specification. */
            read_back_error_code: ("package_altered" | "storage_failed") | null;
            /** @description Of an SSH server: the key that it showed at the first test, and without which nothing is sent to it. An addition to the specification. */
            host_key?: string;
        };
        WillDocument: {
            /** Format: uuid */
            id: string;
            filename: string;
            mime_type: string;
            size_bytes: number;
            sha256_hash: string;
        };
        ListedDocument: {
            /** Format: uuid */
            id: string;
            filename: string;
            mime_type: string;
            size_bytes: number;
            sha256_hash: string;
            /** @description Sealed earlier and copied to the draft. */
            carried: boolean;
        };
        LivenessCheck: {
            /** Format: uuid */
            id: string;
            check_number: number;
            /**
             * @description `missed`: a channel accepted the message, and no one answered before the response time ended or a transfer started. `undelivered`: no channel accepted it.
             * @enum {string}
             */
            status: "pending" | "confirmed" | "missed" | "undelivered";
            /** @description The channel that accepted the message; null until then. Of an undelivered check the one that was tried last. */
            channel: ("email" | "sms" | "whatsapp" | "telegram") | null;
            /** @description When a channel accepted the message. Null until then. For an undelivered check: when it was first attempted. */
            sent_at: string | null;
            /** @description Null without an answer. */
            responded_at: string | null;
        };
        AuditEntry: {
            /** @description The place in the chain, from 1. Null for an entry that is not in the chain yet, which takes a few seconds. */
            number: number | null;
            /**
             * Format: date-time
             * @description When it happened. Entries are chained when they were stored, so times can step back by seconds.
             */
            at: string;
            /** @enum {string} */
            event: "registered" | "email_verified" | "signed_in" | "session_ended" | "sessions_ended" | "profile_changed" | "password_changed" | "factor_added" | "factor_renamed" | "factor_removed" | "factors_removed" | "factor_proven" | "factor_guessed" | "recovery_codes_renewed" | "link_asked" | "password_reset" | "reset_confirmed" | "reset_denied" | "resets_allowed" | "recovery_ended" | "email_change_undone" | "change_disowned" | "exported" | "deletion_requested" | "deletion_undone" | "deletion_started" | "package_deleted" | "will_deleted" | "settings_changed" | "threshold_changed" | "survivor_named" | "survivor_changed" | "survivors_changed" | "removal_asked" | "paper_confirmed" | "survivor_invited" | "survivor_asked_again" | "survivor_confirmed" | "contact_reported_wrong" | "notices_stopped" | "storage_created" | "storage_changed" | "storage_tested" | "storage_deleted" | "drive_joined" | "drive_lost" | "connector_created" | "connector_changed" | "connector_verified" | "connector_deleted" | "ways_checked" | "documents_uploaded" | "document_removed" | "draft_expiry_told" | "draft_expired" | "sealed" | "sealing_failed" | "package_audited" | "quorum_worse" | "sign_of_life" | "fresh_link_asked" | "message" | "message_given_up" | "mail_event" | "will_status" | "transfer_status" | "looked_up" | "code_sent" | "code_not_accepted" | "code_refused" | "codes_guessed" | "transfer_started" | "survivor_authenticated" | "will_accessed" | "document_read";
            /**
             * @description `link`: someone who used a link in a message to the Host. `survivor`: a Survivor, or someone who says so. `unknown`: someone who gave no proof. `service`: the service itself.
             * @enum {string}
             */
            by: "host" | "survivor" | "link" | "service" | "unknown";
            /** @description The Survivor whom the entry is about, as they were called then. */
            person: string | null;
            transfer_id: string | null;
            /** @description Details of the event. Ids in it are internal: no operation takes them. It contains no code, no token and no contact. */
            facts: {
                [key: string]: string | number | boolean | null;
            };
            /** @description Begins with the id of the request, if there was one. */
            id: string;
            /** @description `hash` of the entry before it. Null while `number` is null. */
            previous_hash: string | null;
            /** @description SHA-256 of the JSON of at, by, event, facts, id, number and previous (`previous_hash`), with sorted names and without spaces. */
            hash: string | null;
        };
        EvidenceKey: {
            /** @description The first 16 hexadecimal digits of the SHA-256 of the 32 bytes of the key. A statement names it. */
            id: string;
            /** @description The Ed25519 public key for openssl. */
            pem: string;
            /** @description The same key as the file of allowed signers for ssh-keygen. */
            allowed_signers: string;
        };
        PrintedPaper: {
            /**
             * @description The form of this object.
             * @constant
             */
            version: 1;
            /** @description The language of the Survivor. */
            locale: string;
            host_name: string;
            survivor_name: string;
            /** @description How many Survivors must take part, as it is set now. */
            threshold: number;
            survivors_total: number;
            /**
             * Format: uri
             * @description Where a Survivor begins. A QR code may hold it.
             */
            start_url: string;
            /** Format: uuid */
            survivor_id: string;
            /** Format: uuid */
            will_id: string;
            /** @description Shown only this once. Each code works once. */
            backup_codes: string[];
            /** @description An age identity that opens this Survivor’s share even without the service. Shown only this once. An addition to the specification. */
            recovery_key: string;
            /** @description Shows that the sealed package is genuine. It is printed on the paper. An addition to the specification. */
            package_fingerprint: string;
            /** @description The page that opens the will without the service: its name in the package and on the site, and its SHA-256. Both are printed on the paper. An addition to the specification. */
            program: {
                file: string;
                sha256: string;
            };
            /** @description A program in Python that combines shares by hand. It is printed on the paper. */
            combine_script: string;
        };
        BrowseItem: {
            name: string;
            /** @enum {string} */
            type: "directory" | "file";
            path: string;
            /** @description Null for directories. */
            size_bytes: number | null;
            /** @description Null if the storage does not report it, as for folders of an object store. */
            modified_at: string | null;
        };
        UploadLimits: {
            /** @description The most bytes of one document. */
            file_bytes: number;
            /** @description The most bytes of all documents of a will together. */
            total_bytes: number;
            /** @description The most documents of a will. */
            documents: number;
            /** @description The kinds that are accepted. The content decides, and the name must not belong to another kind. */
            kinds: {
                mime_type: string;
                /** @description How names of such files end, in lower case. */
                extensions: string[];
            }[];
        };
        UploadTarget: {
            filename: string;
            /** @constant */
            method: "PUT";
            /**
             * Format: uri
             * @description Accepts exactly the announced file, once.
             */
            url: string;
            /** @description Send these headers unchanged. */
            headers: {
                [key: string]: string;
            };
        };
        CodeSent: {
            /** Format: uuid */
            otp_session_id: string;
            /** @enum {string} */
            channel: "email" | "sms" | "whatsapp" | "telegram";
            /** @description Partly hidden. */
            masked_destination: string;
            /** @constant */
            expires_in_seconds: 600;
            message: string;
        };
        WrongCode: {
            /** @constant */
            verified: false;
            attempts_remaining: number;
            message: string;
        };
        Transfer: {
            /** Format: uuid */
            transfer_id: string;
            /** @enum {string} */
            status: "initiated" | "awaiting_authentication" | "accessible" | "completed" | "stalled" | "failed" | "cancelled";
            survivors_authenticated: number;
            threshold: number;
            total_survivors: number;
            authenticated_names: string[];
            /** Format: date-time */
            initiated_at: string;
            /**
             * Format: date-time
             * @description 48 hours after the start.
             */
            host_cancel_deadline: string;
            /** @description Nothing can be read before this time. Null until it is known. An addition to the specification. */
            opens_at: string | null;
        };
        DocumentAccess: {
            filename: string;
            mime_type: string;
            size_bytes: number;
            /** Format: uri */
            download_url: string;
            /** Format: date-time */
            download_expires_at: string;
            /** @description The document was read back and is identical to the upload. */
            integrity_verified: boolean;
        };
        ArchiveAccess: {
            filename: string;
            /** @description Bytes of the ZIP file. */
            size_bytes: number;
            documents_count: number;
            /** Format: uri */
            download_url: string;
            /** Format: date-time */
            download_expires_at: string;
        };
    };
    responses: {
        /** @description `validation_failed` */
        validation_failed: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code?: "validation_failed";
                };
            };
        };
        /** @description `unsupported_media_type` */
        unsupported_media_type: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code?: "unsupported_media_type";
                };
            };
        };
        /** @description `body_too_large` */
        body_too_large: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code?: "body_too_large";
                };
            };
        };
        /** @description `rate_limited` */
        rate_limited: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code?: "rate_limited";
                };
            };
        };
        /** @description `conflict` */
        conflict: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code?: "conflict";
                };
            };
        };
        /** @description `internal_error` */
        internal_error: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code?: "internal_error";
                };
            };
        };
        /** @description `unauthorized` */
        unauthorized: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code?: "unauthorized";
                };
            };
        };
        /** @description `invalid_credentials` */
        invalid_credentials: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code?: "invalid_credentials";
                };
            };
        };
        /** @description `invalid_refresh_token` */
        invalid_refresh_token: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code?: "invalid_refresh_token";
                };
            };
        };
        /** @description `session_not_found` */
        session_not_found: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code?: "session_not_found";
                };
            };
        };
        /** @description `email_not_verified` */
        email_not_verified: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code?: "email_not_verified";
                };
            };
        };
        /** @description `link_expired` */
        link_expired: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code?: "link_expired";
                };
            };
        };
        /** @description `step_up_required` */
        step_up_required: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code?: "step_up_required";
                };
            };
        };
        /** @description `factor_not_found` */
        factor_not_found: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code?: "factor_not_found";
                };
            };
        };
        /** @description `challenge_expired` */
        challenge_expired: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code?: "challenge_expired";
                };
            };
        };
        /** @description `survivor_not_found` */
        survivor_not_found: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code?: "survivor_not_found";
                };
            };
        };
        /** @description `connector_not_found` */
        connector_not_found: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code?: "connector_not_found";
                };
            };
        };
        /** @description `delivery_failed` */
        delivery_failed: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code?: "delivery_failed";
                };
            };
        };
        /** @description `storage_not_found` */
        storage_not_found: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code?: "storage_not_found";
                };
            };
        };
        /** @description `storage_failed` */
        storage_failed: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code?: "storage_failed";
                };
            };
        };
        /** @description `will_not_found` */
        will_not_found: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code?: "will_not_found";
                };
            };
        };
        /** @description `document_not_found` */
        document_not_found: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code?: "document_not_found";
                };
            };
        };
        /** @description `unsupported_document` */
        unsupported_document: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code?: "unsupported_document";
                };
            };
        };
        /** @description `check_not_found` */
        check_not_found: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code?: "check_not_found";
                };
            };
        };
        /** @description `will_or_survivor_not_found` */
        will_or_survivor_not_found: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code?: "will_or_survivor_not_found";
                };
            };
        };
        /** @description `transfer_not_found` */
        transfer_not_found: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code?: "transfer_not_found";
                };
            };
        };
        /** @description `no_deliverable_channel` */
        no_deliverable_channel: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code?: "no_deliverable_channel";
                };
            };
        };
        /** @description `session_required` */
        session_required: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code?: "session_required";
                };
            };
        };
        /** @description `archive_part_not_found` */
        archive_part_not_found: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code?: "archive_part_not_found";
                };
            };
        };
        /** @description `range_not_satisfiable` */
        range_not_satisfiable: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "Content-Range": components["headers"]["ContentRange"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code?: "range_not_satisfiable";
                };
            };
        };
        /** @description `access_window_expired` */
        access_window_expired: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code?: "access_window_expired";
                };
            };
        };
    };
    parameters: {
        /**
         * @description Makes a repeated request safe. Choose a new text for each new request.
         * @example 0b8f6c1e-create-ben
         */
        IdempotencyKey: string;
    };
    requestBodies: never;
    headers: {
        /** @description The id of the request in our log. We create it; it never comes from the client. */
        RequestId: string;
        /** @description The size of the document: `bytes *\/12345`. */
        ContentRange: string;
        /** @description Seconds to wait before the next attempt. */
        RetryAfter: number;
        /** @description The remaining requests, and the seconds until the limit is reset: `"default";r=0;t=42`. */
        RateLimit: string;
        /** @description The limit: requests and seconds, `"default";q=10;w=900`. */
        RateLimitPolicy: string;
        /** @description `Bearer`, if a token is missing or not valid. */
        WwwAuthenticate: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    authRegister: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request safe. Choose a new text for each new request.
                 * @example 0b8f6c1e-create-ben
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: idn-email */
                    email: string;
                    password: string;
                    display_name: string;
                    /**
                     * @description The default is `en`. An addition to the specification.
                     * @default en
                     */
                    locale?: string;
                    /**
                     * @description The default is `UTC`. An addition to the specification.
                     * @default UTC
                     */
                    timezone?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /** Format: idn-email */
                        email: string;
                        display_name: string;
                        /** @constant */
                        status: "pending_verification";
                        /** Format: date-time */
                        created_at: string;
                    };
                };
            };
            /** @description `invalid_json`, `validation_failed` */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "invalid_json" | "validation_failed";
                    };
                };
            };
            /** @description `already_done`, `conflict`, `email_taken`, `idempotency_key_reused` */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "already_done" | "conflict" | "email_taken" | "idempotency_key_reused";
                    };
                };
            };
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            /** @description `record_altered`, `unavailable` */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "record_altered" | "unavailable";
                    };
                };
            };
        };
    };
    authVerifyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Host"];
                };
            };
            /** @description `invalid_json`, `invalid_link`, `validation_failed` */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "invalid_json" | "invalid_link" | "validation_failed";
                    };
                };
            };
            409: components["responses"]["conflict"];
            410: components["responses"]["link_expired"];
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            /** @description `record_altered`, `unavailable` */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "record_altered" | "unavailable";
                    };
                };
            };
        };
    };
    authResendVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: idn-email */
                    email: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            202: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description `invalid_json`, `validation_failed` */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "invalid_json" | "validation_failed";
                    };
                };
            };
            409: components["responses"]["conflict"];
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            /** @description `record_altered`, `unavailable` */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "record_altered" | "unavailable";
                    };
                };
            };
        };
    };
    authForgotPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: idn-email */
                    email: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            202: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description `invalid_json`, `validation_failed` */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "invalid_json" | "validation_failed";
                    };
                };
            };
            409: components["responses"]["conflict"];
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            /** @description `record_altered`, `unavailable` */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "record_altered" | "unavailable";
                    };
                };
            };
        };
    };
    authResetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                    password: string;
                    /** @description One backup code each of different Survivors; none is used up. An addition to the specification. */
                    backup_codes?: {
                        /** Format: uuid */
                        survivor_id: string;
                        backup_code: string;
                    }[];
                    /**
                     * Format: uuid
                     * @description With `backup_code`: an earlier form for one entry of `backup_codes`.
                     */
                    survivor_id?: string;
                    backup_code?: string;
                };
            };
        };
        responses: {
            /** @description Done. The response has no body. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid_json`, `invalid_link`, `validation_failed` */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "invalid_json" | "invalid_link" | "validation_failed";
                    };
                };
            };
            /** @description `conflict`, `reset_needs_codes`, `reset_waits` */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "conflict" | "reset_needs_codes" | "reset_waits";
                    };
                };
            };
            410: components["responses"]["link_expired"];
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            /** @description `record_altered`, `unavailable` */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "record_altered" | "unavailable";
                    };
                };
            };
        };
    };
    authChangePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    current_password: string;
                    new_password: string;
                };
            };
        };
        responses: {
            /** @description Done. The response has no body. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid_json`, `validation_failed` */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "invalid_json" | "validation_failed";
                    };
                };
            };
            /** @description `invalid_credentials`, `unauthorized` */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "invalid_credentials" | "unauthorized";
                    };
                };
            };
            403: components["responses"]["step_up_required"];
            /** @description `conflict`, `recently_recovered` */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "conflict" | "recently_recovered";
                    };
                };
            };
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            /** @description `record_altered`, `unavailable` */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "record_altered" | "unavailable";
                    };
                };
            };
        };
    };
    authLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description JWT, valid for an hour. */
                        access_token: string;
                        /** @description JWT, valid for seven days, for one use. A session ends 30 days after the sign-in, so its last ones expire earlier: see `exp`. */
                        refresh_token: string;
                        /**
                         * @description Seconds until the access token expires.
                         * @constant
                         */
                        expires_in: 3600;
                        host: {
                            /** Format: uuid */
                            id: string;
                            /** Format: idn-email */
                            email: string;
                            display_name: string;
                            /** @enum {string} */
                            status: "pending_verification" | "active";
                        };
                    };
                };
            };
            /** @description `invalid_json`, `validation_failed` */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "invalid_json" | "validation_failed";
                    };
                };
            };
            401: components["responses"]["invalid_credentials"];
            403: components["responses"]["email_not_verified"];
            409: components["responses"]["conflict"];
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            /** @description `record_altered`, `unavailable` */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "record_altered" | "unavailable";
                    };
                };
            };
        };
    };
    authRefresh: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    refresh_token: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description JWT, valid for an hour. */
                        access_token: string;
                        /** @description JWT, valid for seven days, for one use. A session ends 30 days after the sign-in, so its last ones expire earlier: see `exp`. */
                        refresh_token: string;
                        /**
                         * @description Seconds until the access token expires.
                         * @constant
                         */
                        expires_in: 3600;
                    };
                };
            };
            /** @description `invalid_json`, `validation_failed` */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "invalid_json" | "validation_failed";
                    };
                };
            };
            401: components["responses"]["invalid_refresh_token"];
            409: components["responses"]["conflict"];
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            /** @description `record_altered`, `unavailable` */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "record_altered" | "unavailable";
                    };
                };
            };
        };
    };
    authLogout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. The response has no body. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["unauthorized"];
            409: components["responses"]["conflict"];
            413: components["responses"]["body_too_large"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            /** @description `record_altered`, `unavailable` */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "record_altered" | "unavailable";
                    };
                };
            };
        };
    };
    authLogoutEverywhere: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. The response has no body. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["unauthorized"];
            409: components["responses"]["conflict"];
            413: components["responses"]["body_too_large"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            /** @description `record_altered`, `unavailable` */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "record_altered" | "unavailable";
                    };
                };
            };
        };
    };
    authStepUpBegin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        methods: ("passkey" | "totp" | "recovery_code")[];
                        /** @description Null if the account has no passkey. */
                        passkey: components["schemas"]["PasskeyRequestOptions"] | null;
                    };
                };
            };
            401: components["responses"]["unauthorized"];
            /** @description `no_factor`, `recently_recovered` */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "no_factor" | "recently_recovered";
                    };
                };
            };
            413: components["responses"]["body_too_large"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            /** @description `record_altered`, `unavailable` */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "record_altered" | "unavailable";
                    };
                };
            };
        };
    };
    authStepUpProve: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The code that the authenticator app shows now. */
                    code?: string;
                    /** @description Works once. */
                    recovery_code?: string;
                    /** @description What the browser answered to the options, as `PublicKeyCredential.toJSON()` writes it. */
                    credential?: {
                        id: string;
                        rawId: string;
                        /** @constant */
                        type: "public-key";
                        response: {
                            clientDataJSON: string;
                            authenticatorData: string;
                            signature: string;
                            userHandle?: string;
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: date-time */
                        proven_until: string;
                        recovery_codes_left: number;
                    };
                };
            };
            /** @description `factor_not_accepted`, `invalid_json`, `validation_failed` */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "factor_not_accepted" | "invalid_json" | "validation_failed";
                    };
                };
            };
            401: components["responses"]["unauthorized"];
            /** @description `conflict`, `no_factor`, `recently_recovered` */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "conflict" | "no_factor" | "recently_recovered";
                    };
                };
            };
            410: components["responses"]["challenge_expired"];
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            /** @description `record_altered`, `unavailable` */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "record_altered" | "unavailable";
                    };
                };
            };
        };
    };
    authPasskeyBegin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Pass these to `PublicKeyCredential.parseRequestOptionsFromJSON()`. */
                        passkey: components["schemas"]["PasskeyRequestOptions"];
                    };
                };
            };
            413: components["responses"]["body_too_large"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            /** @description `record_altered`, `unavailable` */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "record_altered" | "unavailable";
                    };
                };
            };
        };
    };
    authPasskeySignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What the browser answered to the options, as `PublicKeyCredential.toJSON()` writes it. */
                    credential: {
                        id: string;
                        rawId: string;
                        /** @constant */
                        type: "public-key";
                        response: {
                            clientDataJSON: string;
                            authenticatorData: string;
                            signature: string;
                            userHandle?: string;
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description JWT, valid for an hour. */
                        access_token: string;
                        /** @description JWT, valid for seven days, for one use. A session ends 30 days after the sign-in, so its last ones expire earlier: see `exp`. */
                        refresh_token: string;
                        /**
                         * @description Seconds until the access token expires.
                         * @constant
                         */
                        expires_in: 3600;
                        host: {
                            /** Format: uuid */
                            id: string;
                            /** Format: idn-email */
                            email: string;
                            display_name: string;
                            /** @enum {string} */
                            status: "pending_verification" | "active";
                        };
                    };
                };
            };
            /** @description `factor_not_accepted`, `invalid_json`, `validation_failed` */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "factor_not_accepted" | "invalid_json" | "validation_failed";
                    };
                };
            };
            409: components["responses"]["conflict"];
            410: components["responses"]["challenge_expired"];
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            /** @description `record_altered`, `unavailable` */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "record_altered" | "unavailable";
                    };
                };
            };
        };
    };
    authFactorsList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        factors: components["schemas"]["Factor"][];
                        recovery_codes_left: number;
                        recovery_codes_made_at: string | null;
                        /** @description Until then this session can change things without another proof. Null without a recent proof. */
                        proven_until: string | null;
                    };
                };
            };
            401: components["responses"]["unauthorized"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            /** @description `record_altered`, `unavailable` */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "record_altered" | "unavailable";
                    };
                };
            };
        };
    };
    authFactorsCreate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    enrolment: string;
                    name: string;
                    /** @description The code that the app shows now. For an authenticator app. */
                    code?: string;
                    /** @description What the browser answered to the options, as `PublicKeyCredential.toJSON()` writes it. */
                    credential?: {
                        id: string;
                        rawId: string;
                        /** @constant */
                        type: "public-key";
                        response: {
                            clientDataJSON: string;
                            attestationObject: string;
                            transports?: string[];
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /**
                         * @description `totp`: an authenticator app.
                         * @enum {string}
                         */
                        kind: "passkey" | "totp";
                        /** @description As the Host named it. */
                        name: string;
                        /** Format: date-time */
                        created_at: string;
                        last_used_at: string | null;
                        /**
                         * Format: date-time
                         * @description From then on a reset of the password by e-mail leaves the account open to changes with this factor. Before it, the account waits for a confirmation, as without a factor.
                         */
                        protects_from: string;
                        /** @description Whether the passkey is copied to other devices of the Host. Null for an authenticator app. */
                        synced: boolean | null;
                        /** @description With the first factor. Null otherwise. */
                        recovery_codes: string[] | null;
                    };
                };
            };
            /** @description `factor_not_accepted`, `invalid_json`, `validation_failed` */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "factor_not_accepted" | "invalid_json" | "validation_failed";
                    };
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["step_up_required"];
            /** @description `conflict`, `factor_limit_reached`, `recently_recovered` */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "conflict" | "factor_limit_reached" | "recently_recovered";
                    };
                };
            };
            410: components["responses"]["challenge_expired"];
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            /** @description `record_altered`, `unavailable` */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "record_altered" | "unavailable";
                    };
                };
            };
        };
    };
    authFactorsBegin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    kind: "passkey" | "totp";
                    password: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Send it back with the answer. It works once, in this session. */
                        enrolment: string;
                        /** Format: date-time */
                        expires_at: string;
                        /** @description For an authenticator app. */
                        totp: {
                            /** @description Base32, for typing. */
                            secret: string;
                            /** @description The same for a QR code. */
                            uri: string;
                        } | null;
                        passkey: components["schemas"]["PasskeyCreationOptions"] | null;
                    };
                };
            };
            /** @description `invalid_json`, `validation_failed` */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "invalid_json" | "validation_failed";
                    };
                };
            };
            /** @description `invalid_credentials`, `unauthorized` */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "invalid_credentials" | "unauthorized";
                    };
                };
            };
            403: components["responses"]["step_up_required"];
            /** @description `factor_limit_reached`, `recently_recovered` */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "factor_limit_reached" | "recently_recovered";
                    };
                };
            };
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            /** @description `record_altered`, `unavailable` */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "record_altered" | "unavailable";
                    };
                };
            };
        };
    };
    authFactorsRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Each replaces a factor once. They are never shown again. */
                        recovery_codes: string[];
                    };
                };
            };
            /** @description `invalid_json`, `validation_failed` */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "invalid_json" | "validation_failed";
                    };
                };
            };
            /** @description `invalid_credentials`, `unauthorized` */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "invalid_credentials" | "unauthorized";
                    };
                };
            };
            403: components["responses"]["step_up_required"];
            /** @description `conflict`, `no_factor`, `recently_recovered` */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "conflict" | "no_factor" | "recently_recovered";
                    };
                };
            };
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            /** @description `record_altered`, `unavailable` */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "record_altered" | "unavailable";
                    };
                };
            };
        };
    };
    authFactorsLost: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                    /** @description One backup code each of different Survivors; none is used up. An addition to the specification. */
                    backup_codes?: {
                        /** Format: uuid */
                        survivor_id: string;
                        backup_code: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description Done. The response has no body. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid_json`, `validation_failed` */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "invalid_json" | "validation_failed";
                    };
                };
            };
            /** @description `invalid_credentials`, `unauthorized` */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "invalid_credentials" | "unauthorized";
                    };
                };
            };
            /** @description `conflict`, `no_factor`, `recently_recovered` */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "conflict" | "no_factor" | "recently_recovered";
                    };
                };
            };
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            /** @description `record_altered`, `unavailable` */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "record_altered" | "unavailable";
                    };
                };
            };
        };
    };
    authFactorsUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5f0c2a86-6f3b-4d0e-9b1f-2d9a6c3e7f10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Factor"];
                };
            };
            /** @description `invalid_json`, `validation_failed` */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "invalid_json" | "validation_failed";
                    };
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["step_up_required"];
            404: components["responses"]["factor_not_found"];
            /** @description `conflict`, `recently_recovered` */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "conflict" | "recently_recovered";
                    };
                };
            };
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            /** @description `record_altered`, `unavailable` */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "record_altered" | "unavailable";
                    };
                };
            };
        };
    };
    authFactorsDelete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5f0c2a86-6f3b-4d0e-9b1f-2d9a6c3e7f10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                };
            };
        };
        responses: {
            /** @description Done. The response has no body. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid_json`, `validation_failed` */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "invalid_json" | "validation_failed";
                    };
                };
            };
            /** @description `invalid_credentials`, `unauthorized` */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "invalid_credentials" | "unauthorized";
                    };
                };
            };
            403: components["responses"]["step_up_required"];
            404: components["responses"]["factor_not_found"];
            /** @description `conflict`, `recently_recovered` */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "conflict" | "recently_recovered";
                    };
                };
            };
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            /** @description `record_altered`, `unavailable` */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "record_altered" | "unavailable";
                    };
                };
            };
        };
    };
    hostGetProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Host"];
                };
            };
            401: components["responses"]["unauthorized"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            /** @description `record_altered`, `unavailable` */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "record_altered" | "unavailable";
                    };
                };
            };
        };
    };
    hostUpdateProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    display_name?: string;
                    /** Format: idn-email */
                    email?: string;
                    locale?: string;
                    timezone?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Host"];
                };
            };
            /** @description `invalid_json`, `validation_failed` */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "invalid_json" | "validation_failed";
                    };
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["step_up_required"];
            /** @description `conflict`, `email_taken`, `recently_recovered`, `sealing_in_progress`, `sign_of_life_first`, `transfer_running` */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "conflict" | "email_taken" | "recently_recovered" | "sealing_in_progress" | "sign_of_life_first" | "transfer_running";
                    };
                };
            };
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            /** @description `record_altered`, `unavailable` */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "record_altered" | "unavailable";
                    };
                };
            };
        };
    };
    hostOverview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description `setting_up` without a sealed will, `asking` while a check of an active will waits for its answer, else the status of the will.
                         * @enum {string}
                         */
                        state: "setting_up" | "asking" | "active" | "pending_transfer" | "transfer_initiated" | "awaiting_authentication" | "accessible" | "transfer_stalled" | "transfer_failed";
                        /** @description Null without a sealed will and without a draft. */
                        will: components["schemas"]["Will"] | null;
                        /** @description Null without a sealed will. */
                        liveness: {
                            /** Format: date-time */
                            last_sign_of_life_at: string;
                            /** @description Null where no check follows. */
                            next_check_at: string | null;
                            /** @description When the transfer process begins, if the Host gives no further sign of life and each message is accepted immediately. Null in `pending_transfer` and while a transfer runs. */
                            activation_at: string | null;
                            check: {
                                /** Format: uuid */
                                id: string;
                                /** @description Which of the checks that can be missed in a row this is. */
                                number: number;
                                /** @description The number of checks that can be missed in a row before the transfer process begins. */
                                of: number;
                                /** @description Null until a channel has accepted it. */
                                sent_at: string | null;
                                /** @description Null until a channel has accepted it. */
                                answer_by: string | null;
                                /** @description The channel that accepted it. */
                                channels: ("email" | "sms" | "whatsapp" | "telegram")[];
                            } | null;
                        } | null;
                        /** @description The running transfer. */
                        transfer: {
                            /** Format: uuid */
                            transfer_id: string;
                            /** @description The name of the Survivor who started it. */
                            started_by: string;
                            /** @description A Survivor proved their identity when they started or joined it. */
                            proven: boolean;
                            /** Format: date-time */
                            started_at: string;
                            /**
                             * Format: date-time
                             * @description Until then, the link in each notice stops it. A signed-in Host can stop it as long as it runs.
                             */
                            cancel_deadline: string;
                            /** @description Nothing can be read before this time. Null until it is known. */
                            opens_at: string | null;
                            threshold: number;
                            authenticated: {
                                name: string;
                                /** Format: date-time */
                                at: string;
                            }[];
                            documents_read: {
                                name: string;
                                /** Format: date-time */
                                at: string;
                                /** @description Empty for the personal message. */
                                document: string;
                            }[];
                            /** @description It was started with a code or a backup code of this Survivor. Otherwise someone gave only this name. */
                            started_with_proof: boolean;
                            /** @description The Survivor who started it, for `remove_survivor_id` of POST /api/transfer/cancel. Null if they are no longer named. */
                            starter_id: string | null;
                        } | null;
                        /** @description A deletion that the Host can still undo. */
                        deletion: components["schemas"]["Deletion"] | null;
                        /** @description While it is not null, nothing about the sealed will can be changed: 409 `recently_recovered`. */
                        protection: {
                            /**
                             * @description `password_reset`: by e-mail, and not confirmed. `reset_denied`: a link by e-mail rejected the reset, and the earlier password works again. `change_rejected`: the Host rejected a change and has not reset the password since.
                             * @enum {string}
                             */
                            reason: "password_reset" | "reset_denied" | "change_rejected";
                            /** Format: date-time */
                            since: string;
                            /** @description When it ends without an answer. Null if time does not end it. */
                            ends_at: string | null;
                            /** @description Verified channels over which the Host can confirm the reset. Empty if there is only e-mail. */
                            channels: ("email" | "sms" | "whatsapp" | "telegram")[];
                        } | null;
                        quorum: {
                            threshold: number;
                            survivors: number;
                            /** @description Survivors whom at least one channel reaches. */
                            reachable: number;
                            /** @description Survivors who confirmed that they are ready and that a contact is right. */
                            confirmed: number;
                            /** @description How many of the reachable ones can be missing. Below 0 if fewer are reachable than must take part. */
                            margin: number;
                        };
                        /** @description What the Host should repair, worst first. */
                        problems: {
                            /** @enum {string} */
                            code: "deletion_requested" | "removal_asked" | "account_protected" | "host_unreachable" | "storage_broken" | "quorum_unreachable" | "reencryption_required" | "package_behind" | "connector_broken" | "survivor_unreachable" | "notices_stopped" | "contact_reported" | "no_backup_codes" | "paper_unconfirmed" | "no_margin" | "only_email" | "invitation_unanswered";
                            /** @description The name of the Survivor, connector or storage. */
                            subject: string | null;
                            /** @description Null if it was not kept. */
                            since: string | null;
                            /** @description What is wrong, and what to do. */
                            message: string;
                        }[];
                        /** @description The steps of setting up, in order. */
                        steps: {
                            /** @enum {string} */
                            step: "people" | "papers" | "place" | "documents" | "checks";
                            done: boolean;
                        }[];
                    };
                };
            };
            401: components["responses"]["unauthorized"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            /** @description `record_altered`, `unavailable` */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "record_altered" | "unavailable";
                    };
                };
            };
        };
    };
    hostDelete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                    /**
                     * @description What happens to the sealed package in the Host’s storage. `keep`: the papers of the Survivors still open it, without the service. `delete`: they open nothing any longer. It means nothing without a sealed will.
                     * @enum {string}
                     */
                    packages: "keep" | "delete";
                };
            };
        };
        responses: {
            /** @description Done. */
            202: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        of: "account" | "will";
                        /**
                         * @description What happens to the sealed package in the Host’s storage.
                         * @enum {string}
                         */
                        packages: "keep" | "delete";
                        /** Format: date-time */
                        requested_at: string;
                        /**
                         * Format: date-time
                         * @description Until then `POST /api/host/keep` undoes it.
                         */
                        takes_effect_at: string;
                        message: string;
                    };
                };
            };
            /** @description `invalid_json`, `validation_failed` */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "invalid_json" | "validation_failed";
                    };
                };
            };
            /** @description `invalid_credentials`, `unauthorized` */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "invalid_credentials" | "unauthorized";
                    };
                };
            };
            403: components["responses"]["step_up_required"];
            /** @description `conflict`, `deletion_requested`, `recently_recovered`, `sealing_in_progress`, `sign_of_life_first`, `transfer_running` */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "conflict" | "deletion_requested" | "recently_recovered" | "sealing_in_progress" | "sign_of_life_first" | "transfer_running";
                    };
                };
            };
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            /** @description `record_altered`, `unavailable` */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "record_altered" | "unavailable";
                    };
                };
            };
        };
    };
    hostKeep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        kept: "account" | "will";
                        message: string;
                    };
                };
            };
            401: components["responses"]["unauthorized"];
            /** @description `conflict`, `no_deletion` */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "conflict" | "no_deletion";
                    };
                };
            };
            413: components["responses"]["body_too_large"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            /** @description `record_altered`, `unavailable` */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "record_altered" | "unavailable";
                    };
                };
            };
        };
    };
    hostExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: date-time */
                        exported_at: string;
                        /** @description What the account has and this export does not, and why. */
                        not_included: string[];
                        profile: components["schemas"]["Host"];
                        settings: components["schemas"]["HostSettings"];
                        survivors: components["schemas"]["Survivor"][];
                        /** @description Without their settings: those are secrets. */
                        connectors: components["schemas"]["Connector"][];
                        /** @description Without their settings: those are secrets. */
                        storages: components["schemas"]["Storage"][];
                        will: components["schemas"]["Will"] | null;
                        /** @description The sealed documents. */
                        documents: components["schemas"]["WillDocument"][];
                        /** @description The documents that the next sealing will hold, if they differ from the sealed ones. */
                        draft: components["schemas"]["ListedDocument"][];
                        /** @description The newest 1,000, newest first. */
                        checks: components["schemas"]["LivenessCheck"][];
                        checks_total: number;
                        /** @description The newest 100, newest first. */
                        transfers: {
                            /** @description The name of the Survivor who started it. */
                            started_by: string;
                            /** @description A Survivor proved their identity when they started or joined it. */
                            proven: boolean;
                            /** Format: date-time */
                            started_at: string;
                            /**
                             * Format: date-time
                             * @description Until then, the link in each notice stops it. A signed-in Host can stop it as long as it runs.
                             */
                            cancel_deadline: string;
                            threshold: number;
                            authenticated: {
                                name: string;
                                /** Format: date-time */
                                at: string;
                            }[];
                            documents_read: {
                                name: string;
                                /** Format: date-time */
                                at: string;
                                /** @description Empty for the personal message. */
                                document: string;
                            }[];
                            /** @enum {string} */
                            status: "initiated" | "awaiting_authentication" | "accessible" | "completed" | "stalled" | "failed" | "cancelled";
                        }[];
                        sessions: {
                            /** Format: uuid */
                            id: string;
                            /** Format: date-time */
                            started_at: string;
                            /**
                             * Format: date-time
                             * @description When its tokens were last renewed.
                             */
                            last_used_at: string;
                            /** Format: date-time */
                            expires_at: string;
                            /** @description What the browser or program called itself. Show it as text: a client can send anything. */
                            agent: string;
                            /** @description The session of this request. */
                            current: boolean;
                        }[];
                    };
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["step_up_required"];
            /** @description `conflict`, `recently_recovered` */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "conflict" | "recently_recovered";
                    };
                };
            };
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            /** @description `record_altered`, `unavailable` */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "record_altered" | "unavailable";
                    };
                };
            };
        };
    };
    hostForecast: {
        parameters: {
            query?: {
                /** @example 30 */
                hcit_days?: 7 | 14 | 30 | 60 | 90;
                /** @example 72 */
                hcrt_hours?: 24 | 48 | 72;
                /** @example 3 */
                hcrac?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: date-time
                         * @description The last sign of life: now.
                         */
                        from: string;
                        checks: {
                            /** Format: date-time */
                            sent_at: string;
                            reminders: string[];
                            /** Format: date-time */
                            answer_by: string;
                            /** @description The last warning: it names the date, and goes over all verified channels. */
                            is_last: boolean;
                        }[];
                        /**
                         * Format: date-time
                         * @description When the Survivors are asked to start the transfer.
                         */
                        activation_at: string;
                        /**
                         * Format: date-time
                         * @description When they can read at the earliest, if one of them starts it immediately.
                         */
                        earliest_opening_at: string;
                    };
                };
            };
            400: components["responses"]["validation_failed"];
            401: components["responses"]["unauthorized"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            /** @description `record_altered`, `unavailable` */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "record_altered" | "unavailable";
                    };
                };
            };
        };
    };
    hostAudit: {
        parameters: {
            query?: {
                /** @example 215 */
                before?: number;
                /** @example 20 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        account_id: string;
                        /** @description The end of the chain. Keep it: no one can change an earlier entry unnoticed by someone who has it. Number 0: there is no entry yet. */
                        head: {
                            number: number;
                            hash: string;
                        };
                        /** @description The newest first. Entries are kept for 10 years. */
                        entries: components["schemas"]["AuditEntry"][];
                        /** @description The value of `before` for the next page. Null on the last page. */
                        next: number | null;
                    };
                };
            };
            400: components["responses"]["validation_failed"];
            401: components["responses"]["unauthorized"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            /** @description `record_altered`, `unavailable` */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "record_altered" | "unavailable";
                    };
                };
            };
        };
    };
    hostEvidence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5f0c2a86-6f3b-4d0e-9b1f-2d9a6c3e7f10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description JSON with sorted names. Store exactly these bytes as UTF-8: the statement has their SHA-256. */
                        report: string;
                        /** @description What is signed: the SHA-256 of the report, when it was made, and the end of the history. Store exactly these bytes. */
                        statement: string;
                        /** @description Base64 of the Ed25519 signature of the statement, for openssl. */
                        signature: string;
                        /** @description The same statement, signed for ssh-keygen. */
                        ssh_signature: string;
                        key: components["schemas"]["EvidenceKey"];
                    };
                };
            };
            400: components["responses"]["validation_failed"];
            401: components["responses"]["unauthorized"];
            404: components["responses"]["transfer_not_found"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            /** @description `record_altered`, `unavailable` */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "record_altered" | "unavailable";
                    };
                };
            };
        };
    };
    hostSessionsList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        sessions: {
                            /** Format: uuid */
                            id: string;
                            /** Format: date-time */
                            started_at: string;
                            /**
                             * Format: date-time
                             * @description When its tokens were last renewed.
                             */
                            last_used_at: string;
                            /** Format: date-time */
                            expires_at: string;
                            /** @description What the browser or program called itself. Show it as text: a client can send anything. */
                            agent: string;
                            /** @description The session of this request. */
                            current: boolean;
                        }[];
                    };
                };
            };
            401: components["responses"]["unauthorized"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            /** @description `record_altered`, `unavailable` */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "record_altered" | "unavailable";
                    };
                };
            };
        };
    };
    hostSessionsDelete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5f0c2a86-6f3b-4d0e-9b1f-2d9a6c3e7f10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. The response has no body. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["validation_failed"];
            401: components["responses"]["unauthorized"];
            404: components["responses"]["session_not_found"];
            409: components["responses"]["conflict"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            /** @description `record_altered`, `unavailable` */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "record_altered" | "unavailable";
                    };
                };
            };
        };
    };
    hostGetSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HostSettings"];
                };
            };
            401: components["responses"]["unauthorized"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            /** @description `record_altered`, `unavailable` */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "record_altered" | "unavailable";
                    };
                };
            };
        };
    };
    hostUpdateSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @enum {integer} */
                    hcit_days?: 7 | 14 | 30 | 60 | 90;
                    /** @enum {integer} */
                    hcrt_hours?: 24 | 48 | 72;
                    hcrac?: number;
                    /** @description At most the number of Survivors. */
                    survivor_threshold?: number;
                    preferred_connector_id?: string | null;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HostSettings"];
                };
            };
            /** @description `invalid_json`, `validation_failed` */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "invalid_json" | "validation_failed";
                    };
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["step_up_required"];
            /** @description `conflict`, `recently_recovered`, `sealing_in_progress`, `sign_of_life_first`, `threshold_exceeds_survivors`, `transfer_running` */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "conflict" | "recently_recovered" | "sealing_in_progress" | "sign_of_life_first" | "threshold_exceeds_survivors" | "transfer_running";
                    };
                };
            };
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            /** @description `record_altered`, `unavailable` */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "record_altered" | "unavailable";
                    };
                };
            };
        };
    };
    survivorsList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        survivors: components["schemas"]["Survivor"][];
                        count: number;
                        threshold: number;
                    };
                };
            };
            401: components["responses"]["unauthorized"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            /** @description `record_altered`, `unavailable` */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "record_altered" | "unavailable";
                    };
                };
            };
        };
    };
    survivorsCreate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request safe. Choose a new text for each new request.
                 * @example 0b8f6c1e-create-ben
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    relationship: string;
                    contact_methods: {
                        /** @enum {string} */
                        type: "email" | "sms" | "whatsapp" | "telegram";
                        value: string;
                    }[];
                    connector_priority?: ("email" | "sms" | "whatsapp" | "telegram")[];
                    personal_message?: string;
                    /** @default en */
                    locale?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        name: string;
                        relationship: string;
                        /** @description Shown only this once. Each code works once. */
                        backup_codes: string[];
                        /** @description An age identity that opens this Survivor’s share even without the service. Shown only this once. An addition to the specification. */
                        recovery_key: string;
                        /** @description Shows that the sealed package is genuine. It is printed on the paper. An addition to the specification. */
                        package_fingerprint: string;
                        /**
                         * Format: uuid
                         * @description It is printed on the paper. An addition to the specification.
                         */
                        will_id: string;
                        /** @description The page that opens the will without the service: its name in the package and on the site, and its SHA-256. Both are printed on the paper. An addition to the specification. */
                        program: {
                            file: string;
                            sha256: string;
                        };
                        /** @description The whole paper for the sealed envelope, ready to print: codes, recovery key, and what to do. Shown only this once. An addition to the specification. */
                        envelope_text: string;
                        paper: components["schemas"]["PrintedPaper"];
                        message: string;
                    };
                };
            };
            /** @description `invalid_json`, `validation_failed` */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "invalid_json" | "validation_failed";
                    };
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["step_up_required"];
            /** @description `already_done`, `conflict`, `idempotency_key_reused`, `recently_recovered`, `sealing_in_progress`, `sign_of_life_first`, `survivor_limit_reached`, `transfer_running` */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "already_done" | "conflict" | "idempotency_key_reused" | "recently_recovered" | "sealing_in_progress" | "sign_of_life_first" | "survivor_limit_reached" | "transfer_running";
                    };
                };
            };
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            502: components["responses"]["storage_failed"];
            /** @description `package_altered`, `record_altered`, `reshare_failed`, `share_altered`, `shares_do_not_open`, `storage_type_unavailable`, `unavailable` */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "package_altered" | "record_altered" | "reshare_failed" | "share_altered" | "shares_do_not_open" | "storage_type_unavailable" | "unavailable";
                    };
                };
            };
        };
    };
    survivorsMinimumCount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description At most the number of Survivors. */
                    threshold: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        threshold: number;
                        survivor_count: number;
                        message: string;
                    };
                };
            };
            /** @description `invalid_json`, `validation_failed` */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "invalid_json" | "validation_failed";
                    };
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["step_up_required"];
            /** @description `conflict`, `recently_recovered`, `sealing_in_progress`, `sign_of_life_first`, `transfer_running` */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "conflict" | "recently_recovered" | "sealing_in_progress" | "sign_of_life_first" | "transfer_running";
                    };
                };
            };
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            /** @description `record_altered`, `unavailable` */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "record_altered" | "unavailable";
                    };
                };
            };
        };
    };
    survivorsUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 8d3f1b52-1c7e-4a55-8f0a-b6f3c2d94e71 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    name?: string;
                    relationship?: string;
                    contact_methods?: {
                        /** @enum {string} */
                        type: "email" | "sms" | "whatsapp" | "telegram";
                        value: string;
                    }[];
                    connector_priority?: ("email" | "sms" | "whatsapp" | "telegram")[];
                    personal_message?: string;
                    locale?: string;
                    /** @description Deletes the personal message. An empty `personal_message` means absent and deletes nothing. */
                    remove_personal_message?: boolean;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Survivor"];
                };
            };
            /** @description `invalid_json`, `validation_failed` */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "invalid_json" | "validation_failed";
                    };
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["step_up_required"];
            404: components["responses"]["survivor_not_found"];
            /** @description `conflict`, `recently_recovered`, `sealing_in_progress`, `sign_of_life_first`, `transfer_running` */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "conflict" | "recently_recovered" | "sealing_in_progress" | "sign_of_life_first" | "transfer_running";
                    };
                };
            };
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            502: components["responses"]["storage_failed"];
            /** @description `package_altered`, `record_altered`, `reshare_failed`, `share_altered`, `shares_do_not_open`, `storage_type_unavailable`, `unavailable` */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "package_altered" | "record_altered" | "reshare_failed" | "share_altered" | "shares_do_not_open" | "storage_type_unavailable" | "unavailable";
                    };
                };
            };
        };
    };
    survivorsDelete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 8d3f1b52-1c7e-4a55-8f0a-b6f3c2d94e71 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. The response has no body. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["validation_failed"];
            401: components["responses"]["unauthorized"];
            403: components["responses"]["step_up_required"];
            404: components["responses"]["survivor_not_found"];
            /** @description `below_threshold`, `conflict`, `recently_recovered`, `sealing_in_progress`, `sign_of_life_first`, `transfer_running` */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "below_threshold" | "conflict" | "recently_recovered" | "sealing_in_progress" | "sign_of_life_first" | "transfer_running";
                    };
                };
            };
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            502: components["responses"]["storage_failed"];
            /** @description `package_altered`, `record_altered`, `reshare_failed`, `share_altered`, `shares_do_not_open`, `storage_type_unavailable`, `unavailable` */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "package_altered" | "record_altered" | "reshare_failed" | "share_altered" | "shares_do_not_open" | "storage_type_unavailable" | "unavailable";
                    };
                };
            };
        };
    };
    survivorsConfirmPaper: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 8d3f1b52-1c7e-4a55-8f0a-b6f3c2d94e71 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    backup_code: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        confirmed: boolean;
                        /** @description Null if the code is wrong. */
                        paper_confirmed_at: string | null;
                        message: string;
                    };
                };
            };
            /** @description `invalid_json`, `validation_failed` */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "invalid_json" | "validation_failed";
                    };
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["step_up_required"];
            404: components["responses"]["survivor_not_found"];
            /** @description `conflict`, `recently_recovered` */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "conflict" | "recently_recovered";
                    };
                };
            };
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            /** @description `record_altered`, `unavailable` */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "record_altered" | "unavailable";
                    };
                };
            };
        };
    };
    survivorsInvite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 8d3f1b52-1c7e-4a55-8f0a-b6f3c2d94e71 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: date-time */
                        invited_at: string;
                        /** @description The e-mail contact that was asked. */
                        sent_to: string;
                        message: string;
                    };
                };
            };
            400: components["responses"]["validation_failed"];
            401: components["responses"]["unauthorized"];
            403: components["responses"]["step_up_required"];
            404: components["responses"]["survivor_not_found"];
            /** @description `conflict`, `no_email_to_invite`, `recently_recovered`, `sealing_in_progress`, `sign_of_life_first`, `transfer_running` */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "conflict" | "no_email_to_invite" | "recently_recovered" | "sealing_in_progress" | "sign_of_life_first" | "transfer_running";
                    };
                };
            };
            413: components["responses"]["body_too_large"];
            /** @description `invitation_limit_reached`, `invited_recently`, `rate_limited` */
            429: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "invitation_limit_reached" | "invited_recently" | "rate_limited";
                    };
                };
            };
            500: components["responses"]["internal_error"];
            /** @description `record_altered`, `unavailable` */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "record_altered" | "unavailable";
                    };
                };
            };
        };
    };
    survivorsRegenerateCodes: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request safe. Choose a new text for each new request.
                 * @example 0b8f6c1e-create-ben
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 8d3f1b52-1c7e-4a55-8f0a-b6f3c2d94e71 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Shown only this once. Each code works once. */
                        backup_codes: string[];
                        /** @description An age identity that opens this Survivor’s share even without the service. Shown only this once. An addition to the specification. */
                        recovery_key: string;
                        /** @description Shows that the sealed package is genuine. It is printed on the paper. An addition to the specification. */
                        package_fingerprint: string;
                        /**
                         * Format: uuid
                         * @description It is printed on the paper. An addition to the specification.
                         */
                        will_id: string;
                        /** @description The page that opens the will without the service: its name in the package and on the site, and its SHA-256. Both are printed on the paper. An addition to the specification. */
                        program: {
                            file: string;
                            sha256: string;
                        };
                        /** @description The whole paper for the sealed envelope, ready to print: codes, recovery key, and what to do. Shown only this once. An addition to the specification. */
                        envelope_text: string;
                        paper: components["schemas"]["PrintedPaper"];
                        /** @description An addition to the specification. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["validation_failed"];
            401: components["responses"]["unauthorized"];
            403: components["responses"]["step_up_required"];
            404: components["responses"]["survivor_not_found"];
            /** @description `already_done`, `conflict`, `idempotency_key_reused`, `recently_recovered`, `sealing_in_progress`, `sign_of_life_first`, `transfer_running` */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "already_done" | "conflict" | "idempotency_key_reused" | "recently_recovered" | "sealing_in_progress" | "sign_of_life_first" | "transfer_running";
                    };
                };
            };
            413: components["responses"]["body_too_large"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            502: components["responses"]["storage_failed"];
            /** @description `age_file_invalid`, `package_altered`, `record_altered`, `reshare_failed`, `share_altered`, `shares_do_not_open`, `storage_type_unavailable`, `unavailable`, `wrong_key` */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "age_file_invalid" | "package_altered" | "record_altered" | "reshare_failed" | "share_altered" | "shares_do_not_open" | "storage_type_unavailable" | "unavailable" | "wrong_key";
                    };
                };
            };
        };
    };
    storagesList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        storages: components["schemas"]["Storage"][];
                    };
                };
            };
            401: components["responses"]["unauthorized"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            /** @description `record_altered`, `unavailable` */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "record_altered" | "unavailable";
                    };
                };
            };
        };
    };
    storagesCreate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request safe. Choose a new text for each new request.
                 * @example 0b8f6c1e-create-ben
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "object_store";
                    config: {
                        access_key_id: string;
                        secret_access_key: string;
                        bucket: string;
                        region: string;
                        endpoint?: string;
                    };
                    name: string;
                    /** @description 512 bytes in UTF-8 at most. */
                    directory_path: string;
                } | {
                    /** @constant */
                    type: "sftp";
                    config: {
                        host: string;
                        port: number;
                        username: string;
                        password?: string;
                        ssh_key?: string;
                    };
                    name: string;
                    /** @description 512 bytes in UTF-8 at most. */
                    directory_path: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Storage"];
                };
            };
            /** @description `invalid_json`, `validation_failed` */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "invalid_json" | "validation_failed";
                    };
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["step_up_required"];
            /** @description `already_done`, `conflict`, `idempotency_key_reused`, `recently_recovered`, `sealing_in_progress`, `sign_of_life_first`, `storage_limit_reached`, `transfer_running` */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "already_done" | "conflict" | "idempotency_key_reused" | "recently_recovered" | "sealing_in_progress" | "sign_of_life_first" | "storage_limit_reached" | "transfer_running";
                    };
                };
            };
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            /** @description `rate_limited`, `too_many_running` */
            429: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "rate_limited" | "too_many_running";
                    };
                };
            };
            500: components["responses"]["internal_error"];
            /** @description `record_altered`, `unavailable` */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "record_altered" | "unavailable";
                    };
                };
            };
        };
    };
    storagesConnect: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    type: "drive_a" | "drive_b" | "drive_c";
                    /** Format: uuid */
                    storage_id?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: uri
                         * @description The address to which the frontend sends the user.
                         */
                        redirect_url: string;
                        /** @description Anti-forgery token, valid once within ten minutes. */
                        state: string;
                    };
                };
            };
            /** @description `invalid_json`, `validation_failed` */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "invalid_json" | "validation_failed";
                    };
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["step_up_required"];
            404: components["responses"]["storage_not_found"];
            /** @description `recently_recovered`, `sealing_in_progress`, `sign_of_life_first`, `storage_limit_reached`, `transfer_running` */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "recently_recovered" | "sealing_in_progress" | "sign_of_life_first" | "storage_limit_reached" | "transfer_running";
                    };
                };
            };
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            /** @description `record_altered`, `storage_type_unavailable`, `unavailable` */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "record_altered" | "storage_type_unavailable" | "unavailable";
                    };
                };
            };
        };
    };
    storagesOauthCallback: {
        parameters: {
            query?: {
                /** @example 4/0AfJohXk2 */
                code?: string;
                /** @example b7Jt0vPq */
                state?: string;
                /** @example access_denied */
                error?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Continue at the address in Location. */
            302: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    /** @description The next address. */
                    Location: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["validation_failed"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            /** @description `record_altered`, `unavailable` */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "record_altered" | "unavailable";
                    };
                };
            };
        };
    };
    storagesBrowse: {
        parameters: {
            query?: {
                /** @example / */
                path?: string;
                /** @example 1ueGcxLPRx1Tr */
                page_token?: string;
            };
            header?: never;
            path: {
                /** @example c1f0a7de-52b9-4e0d-a0f6-7f4f5d2a9b3c */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["BrowseItem"][];
                        /** @description Null when there are no more pages. */
                        next_page_token: string | null;
                    };
                };
            };
            400: components["responses"]["validation_failed"];
            401: components["responses"]["unauthorized"];
            404: components["responses"]["storage_not_found"];
            /** @description `rate_limited`, `too_many_running` */
            429: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "rate_limited" | "too_many_running";
                    };
                };
            };
            500: components["responses"]["internal_error"];
            502: components["responses"]["storage_failed"];
            /** @description `record_altered`, `storage_type_unavailable`, `unavailable` */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "record_altered" | "storage_type_unavailable" | "unavailable";
                    };
                };
            };
        };
    };
    storagesTest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example c1f0a7de-52b9-4e0d-a0f6-7f4f5d2a9b3c */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Storage"];
                };
            };
            400: components["responses"]["validation_failed"];
            401: components["responses"]["unauthorized"];
            403: components["responses"]["step_up_required"];
            404: components["responses"]["storage_not_found"];
            /** @description `conflict`, `recently_recovered` */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "conflict" | "recently_recovered";
                    };
                };
            };
            413: components["responses"]["body_too_large"];
            /** @description `rate_limited`, `too_many_running` */
            429: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "rate_limited" | "too_many_running";
                    };
                };
            };
            500: components["responses"]["internal_error"];
            /** @description `record_altered`, `unavailable` */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "record_altered" | "unavailable";
                    };
                };
            };
        };
    };
    storagesUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example c1f0a7de-52b9-4e0d-a0f6-7f4f5d2a9b3c */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    name?: string;
                    config?: {
                        [key: string]: unknown;
                    };
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Storage"];
                };
            };
            /** @description `invalid_json`, `validation_failed` */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "invalid_json" | "validation_failed";
                    };
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["step_up_required"];
            404: components["responses"]["storage_not_found"];
            /** @description `conflict`, `package_not_found_there`, `recently_recovered`, `sealing_in_progress`, `sign_of_life_first`, `transfer_running` */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "conflict" | "package_not_found_there" | "recently_recovered" | "sealing_in_progress" | "sign_of_life_first" | "transfer_running";
                    };
                };
            };
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            /** @description `rate_limited`, `too_many_running` */
            429: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "rate_limited" | "too_many_running";
                    };
                };
            };
            500: components["responses"]["internal_error"];
            /** @description `package_altered`, `record_altered`, `unavailable` */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "package_altered" | "record_altered" | "unavailable";
                    };
                };
            };
        };
    };
    storagesDelete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example c1f0a7de-52b9-4e0d-a0f6-7f4f5d2a9b3c */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. The response has no body. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["validation_failed"];
            401: components["responses"]["unauthorized"];
            403: components["responses"]["step_up_required"];
            404: components["responses"]["storage_not_found"];
            /** @description `conflict`, `recently_recovered`, `sealing_in_progress`, `sign_of_life_first`, `storage_in_use`, `transfer_running` */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "conflict" | "recently_recovered" | "sealing_in_progress" | "sign_of_life_first" | "storage_in_use" | "transfer_running";
                    };
                };
            };
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            /** @description `record_altered`, `unavailable` */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "record_altered" | "unavailable";
                    };
                };
            };
        };
    };
    connectorsList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        connectors: components["schemas"]["Connector"][];
                    };
                };
            };
            401: components["responses"]["unauthorized"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            /** @description `record_altered`, `unavailable` */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "record_altered" | "unavailable";
                    };
                };
            };
        };
    };
    connectorsCreate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request safe. Choose a new text for each new request.
                 * @example 0b8f6c1e-create-ben
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    /** @default 0 */
                    priority?: number;
                    /** @constant */
                    type: "email";
                    /** @description 3500 bytes of JSON at most. */
                    config: {
                        smtp_host: string;
                        /** @description A deployed service accepts 587, 465 and 2525 only. AWS blocks port 25. The local stack accepts every port. */
                        smtp_port: number;
                        username: string;
                        password: string;
                        /** Format: idn-email */
                        from_address: string;
                    };
                } | {
                    name: string;
                    /** @default 0 */
                    priority?: number;
                    /** @constant */
                    type: "sms";
                    /** @description 3500 bytes of JSON at most. */
                    config: {
                        /** @enum {string} */
                        provider: "twilio" | "vonage";
                        api_key_sid: string;
                        api_key_secret: string;
                        from_number: string;
                        account_sid?: string;
                    };
                } | {
                    name: string;
                    /** @default 0 */
                    priority?: number;
                    /** @constant */
                    type: "whatsapp";
                    /** @description 3500 bytes of JSON at most. */
                    config: {
                        /** @constant */
                        provider: "whatsapp";
                        access_token: string;
                        phone_number_id: string;
                        business_account_id: string;
                        template_name?: string;
                    };
                } | {
                    name: string;
                    /** @default 0 */
                    priority?: number;
                    /** @constant */
                    type: "telegram";
                    /** @description 3500 bytes of JSON at most. */
                    config: {
                        /** @constant */
                        provider: "telegram";
                        bot_token: string;
                    };
                };
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Connector"];
                };
            };
            /** @description `invalid_json`, `validation_failed` */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "invalid_json" | "validation_failed";
                    };
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["step_up_required"];
            /** @description `already_done`, `conflict`, `connector_limit_reached`, `duplicate_connector`, `idempotency_key_reused`, `recently_recovered`, `sealing_in_progress`, `sign_of_life_first`, `transfer_running` */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "already_done" | "conflict" | "connector_limit_reached" | "duplicate_connector" | "idempotency_key_reused" | "recently_recovered" | "sealing_in_progress" | "sign_of_life_first" | "transfer_running";
                    };
                };
            };
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            /** @description `record_altered`, `unavailable` */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "record_altered" | "unavailable";
                    };
                };
            };
        };
    };
    connectorsUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 2b9e64c0-7a1d-4c35-b8d1-90e7f6a5c412 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    name?: string;
                    priority?: number;
                    /** @description The whole config of this type, as on create. */
                    config?: {
                        [key: string]: unknown;
                    };
                    host_destination?: string | null;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Connector"];
                };
            };
            /** @description `invalid_json`, `validation_failed` */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "invalid_json" | "validation_failed";
                    };
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["step_up_required"];
            404: components["responses"]["connector_not_found"];
            /** @description `conflict`, `duplicate_connector`, `recently_recovered`, `sealing_in_progress`, `sign_of_life_first`, `transfer_running` */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "conflict" | "duplicate_connector" | "recently_recovered" | "sealing_in_progress" | "sign_of_life_first" | "transfer_running";
                    };
                };
            };
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            /** @description `record_altered`, `unavailable` */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "record_altered" | "unavailable";
                    };
                };
            };
        };
    };
    connectorsDelete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 2b9e64c0-7a1d-4c35-b8d1-90e7f6a5c412 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. The response has no body. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["validation_failed"];
            401: components["responses"]["unauthorized"];
            403: components["responses"]["step_up_required"];
            404: components["responses"]["connector_not_found"];
            /** @description `conflict`, `last_connector`, `recently_recovered`, `sealing_in_progress`, `sign_of_life_first`, `transfer_running` */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "conflict" | "last_connector" | "recently_recovered" | "sealing_in_progress" | "sign_of_life_first" | "transfer_running";
                    };
                };
            };
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            /** @description `record_altered`, `unavailable` */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "record_altered" | "unavailable";
                    };
                };
            };
        };
    };
    connectorsTest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 2b9e64c0-7a1d-4c35-b8d1-90e7f6a5c412 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    test_destination: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        delivery_time_ms: number;
                    };
                };
            };
            /** @description `invalid_destination`, `invalid_json`, `validation_failed` */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "invalid_destination" | "invalid_json" | "validation_failed";
                    };
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["step_up_required"];
            404: components["responses"]["connector_not_found"];
            /** @description `conflict`, `connector_rejected`, `recently_recovered` */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "conflict" | "connector_rejected" | "recently_recovered";
                    };
                };
            };
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            /** @description `rate_limited`, `too_many_running` */
            429: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "rate_limited" | "too_many_running";
                    };
                };
            };
            500: components["responses"]["internal_error"];
            502: components["responses"]["delivery_failed"];
            /** @description `record_altered`, `unavailable` */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "record_altered" | "unavailable";
                    };
                };
            };
        };
    };
    willStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Will"];
                };
            };
            401: components["responses"]["unauthorized"];
            404: components["responses"]["will_not_found"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            /** @description `record_altered`, `unavailable` */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "record_altered" | "unavailable";
                    };
                };
            };
        };
    };
    willDelete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                    /**
                     * @description What happens to the sealed package in the Host’s storage. `keep`: the papers of the Survivors still open it, without the service. `delete`: they open nothing any longer. It means nothing without a sealed will.
                     * @enum {string}
                     */
                    packages: "keep" | "delete";
                };
            };
        };
        responses: {
            /** @description Done. */
            202: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        of: "account" | "will";
                        /**
                         * @description What happens to the sealed package in the Host’s storage.
                         * @enum {string}
                         */
                        packages: "keep" | "delete";
                        /** Format: date-time */
                        requested_at: string;
                        /**
                         * Format: date-time
                         * @description Until then `POST /api/host/keep` undoes it.
                         */
                        takes_effect_at: string;
                        message: string;
                    };
                };
            };
            /** @description `invalid_json`, `validation_failed` */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "invalid_json" | "validation_failed";
                    };
                };
            };
            /** @description `invalid_credentials`, `unauthorized` */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "invalid_credentials" | "unauthorized";
                    };
                };
            };
            403: components["responses"]["step_up_required"];
            /** @description `conflict`, `deletion_requested`, `no_sealed_will`, `recently_recovered`, `sealing_in_progress`, `sign_of_life_first`, `transfer_running` */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "conflict" | "deletion_requested" | "no_sealed_will" | "recently_recovered" | "sealing_in_progress" | "sign_of_life_first" | "transfer_running";
                    };
                };
            };
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            /** @description `record_altered`, `unavailable` */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "record_altered" | "unavailable";
                    };
                };
            };
        };
    };
    willUpload: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request safe. Choose a new text for each new request.
                 * @example 0b8f6c1e-create-ben
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description Each file may have 50 MB, all documents of a will together 500 MB. A deployed service accepts 4 MiB in one request, because AWS passes no more to a function: announce larger files with POST /api/will/uploads. */
                    "files[]": string[];
                };
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        will_id: string;
                        /** @constant */
                        status: "draft";
                        documents: components["schemas"]["WillDocument"][];
                    };
                };
            };
            400: components["responses"]["validation_failed"];
            401: components["responses"]["unauthorized"];
            403: components["responses"]["step_up_required"];
            /** @description `already_done`, `conflict`, `idempotency_key_reused`, `recently_recovered`, `sealing_in_progress`, `transfer_running` */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "already_done" | "conflict" | "idempotency_key_reused" | "recently_recovered" | "sealing_in_progress" | "transfer_running";
                    };
                };
            };
            /** @description `body_too_large`, `document_too_large`, `too_many_documents` */
            413: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "body_too_large" | "document_too_large" | "too_many_documents";
                    };
                };
            };
            /** @description `unsupported_document`, `unsupported_media_type` */
            415: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "unsupported_document" | "unsupported_media_type";
                    };
                };
            };
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            /** @description `record_altered`, `unavailable` */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "record_altered" | "unavailable";
                    };
                };
            };
        };
    };
    willDocumentsList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        documents: components["schemas"]["ListedDocument"][];
                        count: number;
                        /** @description The documents that are sealed now. Empty before the first sealing. */
                        sealed: components["schemas"]["WillDocument"][];
                        /** @description When the documents that are not sealed yet are deleted. Null if there are none. */
                        expires_at: string | null;
                        limits: components["schemas"]["UploadLimits"];
                    };
                };
            };
            401: components["responses"]["unauthorized"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            /** @description `record_altered`, `unavailable` */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "record_altered" | "unavailable";
                    };
                };
            };
        };
    };
    willDocumentsDelete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5f0c2a86-6f3b-4d0e-9b1f-2d9a6c3e7f10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. The response has no body. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["validation_failed"];
            401: components["responses"]["unauthorized"];
            403: components["responses"]["step_up_required"];
            404: components["responses"]["document_not_found"];
            /** @description `conflict`, `recently_recovered`, `sealing_in_progress`, `transfer_running` */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "conflict" | "recently_recovered" | "sealing_in_progress" | "transfer_running";
                    };
                };
            };
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            /** @description `record_altered`, `unavailable` */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "record_altered" | "unavailable";
                    };
                };
            };
        };
    };
    willUploadsCreate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request safe. Choose a new text for each new request.
                 * @example 0b8f6c1e-create-ben
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    files: {
                        filename: string;
                        mime_type: string;
                        size_bytes: number;
                        sha256_hash: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        upload_id: string;
                        /** Format: date-time */
                        expires_at: string;
                        files: components["schemas"]["UploadTarget"][];
                    };
                };
            };
            /** @description `invalid_json`, `validation_failed` */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "invalid_json" | "validation_failed";
                    };
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["step_up_required"];
            /** @description `already_done`, `conflict`, `idempotency_key_reused`, `recently_recovered`, `sealing_in_progress`, `transfer_running` */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "already_done" | "conflict" | "idempotency_key_reused" | "recently_recovered" | "sealing_in_progress" | "transfer_running";
                    };
                };
            };
            /** @description `body_too_large`, `document_too_large`, `too_many_documents`, `upload_limit_reached` */
            413: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "body_too_large" | "document_too_large" | "too_many_documents" | "upload_limit_reached";
                    };
                };
            };
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            /** @description `record_altered`, `unavailable` */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "record_altered" | "unavailable";
                    };
                };
            };
        };
    };
    willUploadsComplete: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request safe. Choose a new text for each new request.
                 * @example 0b8f6c1e-create-ben
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 5f0c2a86-6f3b-4d0e-9b1f-2d9a6c3e7f10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        will_id: string;
                        /** @constant */
                        status: "draft";
                        documents: components["schemas"]["WillDocument"][];
                    };
                };
            };
            400: components["responses"]["validation_failed"];
            401: components["responses"]["unauthorized"];
            403: components["responses"]["step_up_required"];
            /** @description `document_not_found`, `upload_not_found` */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "document_not_found" | "upload_not_found";
                    };
                };
            };
            /** @description `already_done`, `conflict`, `idempotency_key_reused`, `recently_recovered`, `sealing_in_progress`, `transfer_running`, `upload_incomplete` */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "already_done" | "conflict" | "idempotency_key_reused" | "recently_recovered" | "sealing_in_progress" | "transfer_running" | "upload_incomplete";
                    };
                };
            };
            /** @description `body_too_large`, `document_too_large`, `too_many_documents` */
            413: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "body_too_large" | "document_too_large" | "too_many_documents";
                    };
                };
            };
            415: components["responses"]["unsupported_document"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            /** @description `record_altered`, `unavailable` */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "record_altered" | "unavailable";
                    };
                };
            };
        };
    };
    willEncrypt: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    storage_id: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        will_id: string;
                        /** @constant */
                        status: "active";
                        documents_encrypted: number;
                        shares_distributed: number;
                        threshold: number;
                        storage_path: string;
                        /** @description An addition to the specification. */
                        revision: number;
                        /** @description What makes the sealed will fragile: a Survivor whom no channel can reach, that all Survivors are needed, and a paper that the Host has not confirmed. An addition to the specification. */
                        warnings: {
                            /** @enum {string} */
                            code: "survivor_unreachable" | "no_margin" | "paper_unconfirmed";
                            /** @description The name of the Survivor. Null if it concerns all of them. */
                            subject: string | null;
                            /** @description What is wrong, and what to do. */
                            message: string;
                        }[];
                    };
                };
            };
            /** @description `invalid_json`, `validation_failed` */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "invalid_json" | "validation_failed";
                    };
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["step_up_required"];
            /** @description `document_not_found`, `storage_not_found` */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "document_not_found" | "storage_not_found";
                    };
                };
            };
            /** @description `conflict`, `deletion_requested`, `no_documents`, `no_draft`, `recently_recovered`, `sealing_in_progress`, `sign_of_life_first`, `storage_not_connected`, `threshold_exceeds_survivors`, `too_few_survivors`, `transfer_running` */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "conflict" | "deletion_requested" | "no_documents" | "no_draft" | "recently_recovered" | "sealing_in_progress" | "sign_of_life_first" | "storage_not_connected" | "threshold_exceeds_survivors" | "too_few_survivors" | "transfer_running";
                    };
                };
            };
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            /** @description `rate_limited`, `too_many_running` */
            429: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "rate_limited" | "too_many_running";
                    };
                };
            };
            500: components["responses"]["internal_error"];
            502: components["responses"]["storage_failed"];
            /** @description `age_file_invalid`, `package_altered`, `record_altered`, `sealing_in_progress`, `share_altered`, `shares_do_not_open`, `storage_type_unavailable`, `unavailable`, `wrong_key` */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "age_file_invalid" | "package_altered" | "record_altered" | "sealing_in_progress" | "share_altered" | "shares_do_not_open" | "storage_type_unavailable" | "unavailable" | "wrong_key";
                    };
                };
            };
        };
    };
    livenessAlive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    check_id?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        confirmed: true;
                        /** Format: date-time */
                        next_check_due: string;
                        message: string;
                    };
                };
            };
            /** @description `invalid_json`, `validation_failed` */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "invalid_json" | "validation_failed";
                    };
                };
            };
            401: components["responses"]["unauthorized"];
            404: components["responses"]["check_not_found"];
            /** @description `conflict`, `no_sealed_will` */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "conflict" | "no_sealed_will";
                    };
                };
            };
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            /** @description `record_altered`, `unavailable` */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "record_altered" | "unavailable";
                    };
                };
            };
        };
    };
    livenessHistory: {
        parameters: {
            query?: {
                /** @example 20 */
                limit?: number;
                /** @example 0 */
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        checks: components["schemas"]["LivenessCheck"][];
                        total: number;
                        /** @description When the next check is sent. While a check is pending: when the next one is sent if this one stays unanswered. Null where none follows: without a sealed will, after the last check before activation, in `pending_transfer`, and while a transfer runs. */
                        next_check_due: string | null;
                    };
                };
            };
            400: components["responses"]["validation_failed"];
            401: components["responses"]["unauthorized"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            /** @description `record_altered`, `unavailable` */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "record_altered" | "unavailable";
                    };
                };
            };
        };
    };
    livenessGetRespond: {
        parameters: {
            query: {
                /** @example AVcZ0mQkq1yqk5v0m7dQpJ3x.2f8Qw */
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page for a person. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description `invalid_link`, `validation_failed` */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "invalid_link" | "validation_failed";
                    };
                    "text/html": string;
                };
            };
            /** @description `link_expired` */
            410: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "link_expired";
                    };
                    "text/html": string;
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "rate_limited";
                    };
                    "text/html": string;
                };
            };
            /** @description `internal_error` */
            500: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "internal_error";
                    };
                    "text/html": string;
                };
            };
            /** @description `record_altered`, `unavailable` */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "record_altered" | "unavailable";
                    };
                    "text/html": string;
                };
            };
        };
    };
    livenessUpdateRespond: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                    /**
                     * @description What the Host says about a password reset by e-mail that is not confirmed yet. Without it the answer is a sign of life only.
                     * @enum {string}
                     */
                    reset?: "mine" | "not_mine" | "rejected";
                    /**
                     * @description For a link that has expired: sends a fresh one over the same channel, if something waits for an answer. It is no answer itself.
                     * @constant
                     */
                    fresh_link?: "yes";
                    /**
                     * @description With the link of a stop: also records the wish to remove the Survivor who proved that they started the transfer. A link removes no one: the signed-in Host confirms it.
                     * @constant
                     */
                    remove_starter?: "yes";
                    /** @description With `mine` and `rejected`: the time of the reset or denial that the page showed, so that no later one is confirmed. */
                    reset_at?: string;
                };
                "application/x-www-form-urlencoded": {
                    token: string;
                    /**
                     * @description What the Host says about a password reset by e-mail that is not confirmed yet. Without it the answer is a sign of life only.
                     * @enum {string}
                     */
                    reset?: "mine" | "not_mine" | "rejected";
                    /**
                     * @description For a link that has expired: sends a fresh one over the same channel, if something waits for an answer. It is no answer itself.
                     * @constant
                     */
                    fresh_link?: "yes";
                    /**
                     * @description With the link of a stop: also records the wish to remove the Survivor who proved that they started the transfer. A link removes no one: the signed-in Host confirms it.
                     * @constant
                     */
                    remove_starter?: "yes";
                    /** @description With `mine` and `rejected`: the time of the reset or denial that the page showed, so that no later one is confirmed. */
                    reset_at?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description False only if a new link was requested. */
                        confirmed: boolean;
                        /** @description Null if there are no checks: a link about the account itself, without a sealed will. */
                        next_check_due: string | null;
                        message: string;
                        /**
                         * @description What became of the answer to a password reset. `unconfirmed`: only a link over a verified channel other than e-mail confirms it. An addition to the specification.
                         * @enum {string}
                         */
                        reset?: "confirmed" | "denied" | "unconfirmed";
                    };
                    "text/html": string;
                };
            };
            /** @description `invalid_json`, `invalid_link`, `validation_failed` */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "invalid_json" | "invalid_link" | "validation_failed";
                    };
                    "text/html": string;
                };
            };
            /** @description `conflict`, `email_taken` */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "conflict" | "email_taken";
                    };
                    "text/html": string;
                };
            };
            /** @description `link_expired` */
            410: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "link_expired";
                    };
                    "text/html": string;
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "body_too_large";
                    };
                    "text/html": string;
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "unsupported_media_type";
                    };
                    "text/html": string;
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "rate_limited";
                    };
                    "text/html": string;
                };
            };
            /** @description `internal_error` */
            500: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "internal_error";
                    };
                    "text/html": string;
                };
            };
            /** @description `record_altered`, `unavailable` */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "record_altered" | "unavailable";
                    };
                    "text/html": string;
                };
            };
        };
    };
    transferLookup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: idn-email */
                    host_email: string;
                    contact: {
                        /** @enum {string} */
                        type: "email" | "sms" | "whatsapp" | "telegram";
                        value: string;
                    };
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description `invalid_json`, `validation_failed` */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "invalid_json" | "validation_failed";
                    };
                };
            };
            409: components["responses"]["conflict"];
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            /** @description `record_altered`, `unavailable` */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "record_altered" | "unavailable";
                    };
                };
            };
        };
    };
    transferSendOtp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    will_id: string;
                    contact: {
                        /** @enum {string} */
                        type: "email" | "sms" | "whatsapp" | "telegram";
                        value: string;
                    };
                } | {
                    /** Format: idn-email */
                    host_email: string;
                    contact: {
                        /** @enum {string} */
                        type: "email" | "sms" | "whatsapp" | "telegram";
                        value: string;
                    };
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeSent"];
                };
            };
            /** @description `invalid_json`, `validation_failed` */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "invalid_json" | "validation_failed";
                    };
                };
            };
            409: components["responses"]["conflict"];
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            /** @description `record_altered`, `unavailable` */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "record_altered" | "unavailable";
                    };
                };
            };
        };
    };
    transferVerifyAndInitiate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    otp_session_id: string;
                    /** @description The 6 digits that we sent. Anything else is a wrong code, and uses up no attempt. */
                    code: string;
                } | {
                    /** Format: uuid */
                    will_id: string;
                    /** Format: uuid */
                    survivor_id: string;
                    /** @description As printed on the paper. Anything else is a wrong code, and uses up no attempt. */
                    backup_code: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        verified: true;
                        /** Format: uuid */
                        will_id: string;
                        /**
                         * Format: uuid
                         * @description With a one-time code: the Survivor to whom it was sent. An addition to the specification.
                         */
                        survivor_id?: string;
                        survivor_name: string;
                        /** Format: uuid */
                        transfer_id: string;
                        /** @enum {string} */
                        status: "initiated" | "awaiting_authentication" | "accessible" | "completed" | "stalled" | "failed" | "cancelled";
                        /** Format: date-time */
                        host_cancel_deadline: string;
                        /** @description Nothing can be read before this time. Null until it is known. An addition to the specification. */
                        opens_at: string | null;
                        message: string;
                        /** @description With a backup code, which also authenticates its Survivor. */
                        threshold_progress?: {
                            authenticated: number;
                            required: number;
                            threshold_met: boolean;
                        };
                        /** @description A Bearer token for will-access, which then requires it. Valid until the access window ends. An addition to the specification. */
                        session_token?: string;
                        /** @description The end of the access window; null until it has opened. An addition to the specification. */
                        session_expires_at?: string | null;
                    } | components["schemas"]["WrongCode"];
                };
            };
            /** @description `invalid_json`, `validation_failed` */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "invalid_json" | "validation_failed";
                    };
                };
            };
            /** @description `otp_session_not_found`, `will_or_survivor_not_found` */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "otp_session_not_found" | "will_or_survivor_not_found";
                    };
                };
            };
            /** @description `conflict`, `recently_stopped`, `transfer_not_running`, `transfer_running` */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "conflict" | "recently_stopped" | "transfer_not_running" | "transfer_running";
                    };
                };
            };
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            /** @description `age_file_invalid`, `record_altered`, `share_altered`, `unavailable`, `wrong_key` */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "age_file_invalid" | "record_altered" | "share_altered" | "unavailable" | "wrong_key";
                    };
                };
            };
        };
    };
    transferCompleted: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5f0c2a86-6f3b-4d0e-9b1f-2d9a6c3e7f10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        transfer_id: string;
                        /** @enum {string} */
                        status: "accessible" | "completed" | "failed" | "cancelled";
                        /** @description Null while the documents can still be read. */
                        completed_at: string | null;
                        documents_count: number;
                        survivors_authenticated: number;
                        threshold: number;
                        total_survivors: number;
                        /** Format: date-time */
                        access_expires_at: string;
                    };
                };
            };
            400: components["responses"]["validation_failed"];
            404: components["responses"]["transfer_not_found"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            /** @description `record_altered`, `unavailable` */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "record_altered" | "unavailable";
                    };
                };
            };
        };
    };
    transferInitiate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    will_id: string;
                    survivor_name: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        transfer_id: string;
                        /** @constant */
                        status: "initiated";
                        message: string;
                        /** Format: date-time */
                        host_cancel_deadline: string;
                        /** @description Nothing can be read before this time. Null until it is known. An addition to the specification. */
                        opens_at: string | null;
                    };
                };
            };
            /** @description `invalid_json`, `validation_failed` */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "invalid_json" | "validation_failed";
                    };
                };
            };
            404: components["responses"]["will_or_survivor_not_found"];
            /** @description `conflict`, `recently_stopped`, `transfer_running` */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "conflict" | "recently_stopped" | "transfer_running";
                    };
                };
            };
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            /** @description `record_altered`, `unavailable` */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "record_altered" | "unavailable";
                    };
                };
            };
        };
    };
    transferCancel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    transfer_id?: string;
                    /**
                     * Format: uuid
                     * @description Also removes this Survivor, in the same commit. If that is refused, the transfer is still stopped, and `removal` says why.
                     */
                    remove_survivor_id?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        transfer_id: string;
                        /** @constant */
                        status: "cancelled";
                        message: string;
                        /** @description Only with `remove_survivor_id`. An addition to the specification. */
                        removal?: {
                            /** @constant */
                            removed: true;
                        } | {
                            /** @constant */
                            removed: false;
                            /** @description Why not: a code with which DELETE /api/survivors/<id> can refuse. The transfer was still stopped. */
                            code: string;
                            /** @description The same in a sentence. */
                            message: string;
                        };
                    };
                };
            };
            /** @description `invalid_json`, `validation_failed` */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "invalid_json" | "validation_failed";
                    };
                };
            };
            401: components["responses"]["unauthorized"];
            404: components["responses"]["transfer_not_found"];
            /** @description `conflict`, `transfer_not_running` */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "conflict" | "transfer_not_running";
                    };
                };
            };
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            /** @description `record_altered`, `unavailable` */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "record_altered" | "unavailable";
                    };
                };
            };
        };
    };
    transferStatus: {
        parameters: {
            query: {
                /** @example a7c5e1f9-3d24-4b80-8e6b-5c0d9f2a1b37 */
                transfer_id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Transfer"];
                };
            };
            400: components["responses"]["validation_failed"];
            404: components["responses"]["transfer_not_found"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            /** @description `record_altered`, `unavailable` */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "record_altered" | "unavailable";
                    };
                };
            };
        };
    };
    survivorAuthSelect: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    transfer_id: string;
                    /** Format: uuid */
                    survivor_id: string;
                    /**
                     * @description Sends the code over this channel alone. Default: the first in the order of connector_priority that accepts it.
                     * @enum {string}
                     */
                    channel?: "email" | "sms" | "whatsapp" | "telegram";
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeSent"];
                };
            };
            /** @description `channel_not_available`, `invalid_json`, `validation_failed` */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "channel_not_available" | "invalid_json" | "validation_failed";
                    };
                };
            };
            /** @description `survivor_not_found`, `transfer_not_found` */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "survivor_not_found" | "transfer_not_found";
                    };
                };
            };
            /** @description `conflict`, `transfer_not_running` */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "conflict" | "transfer_not_running";
                    };
                };
            };
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            /** @description `otp_limit_reached`, `rate_limited` */
            429: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "otp_limit_reached" | "rate_limited";
                    };
                };
            };
            500: components["responses"]["internal_error"];
            502: components["responses"]["no_deliverable_channel"];
            /** @description `record_altered`, `unavailable` */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "record_altered" | "unavailable";
                    };
                };
            };
        };
    };
    survivorAuthVerifyOtp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    otp_session_id: string;
                    /** @description The 6 digits that we sent. Anything else is a wrong code, and uses up no attempt. */
                    code: string;
                } | {
                    /** Format: uuid */
                    transfer_id: string;
                    /** Format: uuid */
                    survivor_id: string;
                    /** @description As printed on the paper. Anything else is a wrong code, and uses up no attempt. */
                    backup_code: string;
                } | {
                    /** Format: uuid */
                    will_id: string;
                    /** Format: uuid */
                    survivor_id: string;
                    /** @description As printed on the paper. Anything else is a wrong code, and uses up no attempt. */
                    backup_code: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        verified: true;
                        survivor_name: string;
                        threshold_progress: {
                            authenticated: number;
                            required: number;
                            threshold_met: boolean;
                        };
                        /** @description A Bearer token for will-access, which then requires it. Valid until the access window ends. An addition to the specification. */
                        session_token: string;
                        /** @description The end of the access window; null until it has opened. An addition to the specification. */
                        session_expires_at: string | null;
                        /**
                         * Format: uuid
                         * @description The running transfer, if the code was sent with will_id. An addition to the specification.
                         */
                        transfer_id?: string;
                    } | components["schemas"]["WrongCode"];
                };
            };
            /** @description `invalid_json`, `validation_failed` */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "invalid_json" | "validation_failed";
                    };
                };
            };
            /** @description `otp_session_not_found`, `survivor_not_found`, `transfer_not_found`, `will_or_survivor_not_found` */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "otp_session_not_found" | "survivor_not_found" | "transfer_not_found" | "will_or_survivor_not_found";
                    };
                };
            };
            /** @description `conflict`, `transfer_not_running` */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "conflict" | "transfer_not_running";
                    };
                };
            };
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            /** @description `age_file_invalid`, `record_altered`, `share_altered`, `unavailable`, `wrong_key` */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "age_file_invalid" | "record_altered" | "share_altered" | "unavailable" | "wrong_key";
                    };
                };
            };
        };
    };
    survivorAuthConfirmation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The display name of the Host who asks. */
                        host_name: string;
                        survivor_name: string;
                        /** @description The address that the question was sent to. */
                        masked_destination: string;
                        /** @description The language in which we write to this person. */
                        locale: string;
                        /** @description What the reader of this address has answered. Null for nothing yet. */
                        answer: ("confirmed" | "not_me" | "wrong_contact") | null;
                        /** @description Null for nothing yet, and after `not_me`. */
                        answered_at: string | null;
                        /**
                         * Format: date-time
                         * @description Until when the link works.
                         */
                        expires_at: string;
                    };
                };
            };
            /** @description `invalid_json`, `invalid_link`, `validation_failed` */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "invalid_json" | "invalid_link" | "validation_failed";
                    };
                };
            };
            /** @description `invitation_withdrawn`, `link_expired` */
            410: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "invitation_withdrawn" | "link_expired";
                    };
                };
            };
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            /** @description `record_altered`, `unavailable` */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "record_altered" | "unavailable";
                    };
                };
            };
        };
    };
    survivorAuthConfirm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                    /** @enum {string} */
                    answer: "confirmed" | "not_me" | "wrong_contact";
                    /** @description With `wrong_contact`: where the Host could reach this person. The Host decides. */
                    proposed_contact?: {
                        /** @enum {string} */
                        type: "email" | "sms" | "whatsapp" | "telegram";
                        value: string;
                    };
                    /** @description The language in which we write to this person from now on. Ignored with `not_me`. */
                    locale?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        answer: "confirmed" | "not_me" | "wrong_contact";
                        answered_at: string | null;
                        message: string;
                    };
                };
            };
            /** @description `invalid_json`, `invalid_link`, `validation_failed` */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "invalid_json" | "invalid_link" | "validation_failed";
                    };
                };
            };
            409: components["responses"]["conflict"];
            /** @description `invitation_withdrawn`, `link_expired` */
            410: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "invitation_withdrawn" | "link_expired";
                    };
                };
            };
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            /** @description `record_altered`, `unavailable` */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "record_altered" | "unavailable";
                    };
                };
            };
        };
    };
    survivorAuthWillAccess: {
        parameters: {
            query: {
                /** @example a7c5e1f9-3d24-4b80-8e6b-5c0d9f2a1b37 */
                transfer_id: string;
                /** @example 8d3f1b52-1c7e-4a55-8f0a-b6f3c2d94e71 */
                survivor_id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Empty if the Host wrote none. */
                        personal_message: string;
                        documents: components["schemas"]["DocumentAccess"][];
                        /** @description All documents as ZIP files: one, or several if they are too large for one. An addition to the specification. */
                        archives: components["schemas"]["ArchiveAccess"][];
                        /** Format: date-time */
                        access_expires_at: string;
                    };
                };
            };
            400: components["responses"]["validation_failed"];
            /** @description `not_authenticated`, `not_open_yet`, `session_required`, `threshold_not_met`, `transfer_cancelled` */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "not_authenticated" | "not_open_yet" | "session_required" | "threshold_not_met" | "transfer_cancelled";
                    };
                };
            };
            /** @description `survivor_not_found`, `transfer_not_found` */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "survivor_not_found" | "transfer_not_found";
                    };
                };
            };
            409: components["responses"]["conflict"];
            410: components["responses"]["access_window_expired"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            /** @description `age_file_invalid`, `opening_failed`, `record_altered`, `unavailable`, `wrong_key` */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "age_file_invalid" | "opening_failed" | "record_altered" | "unavailable" | "wrong_key";
                    };
                };
            };
        };
    };
    survivorAuthDownload: {
        parameters: {
            query: {
                /** @example AVcZ0mQkq1yqk5v0m7dQpJ3x.2f8Qw */
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document, streamed with its content type. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    /** @description `attachment` with the file’s name (RFC 6266, RFC 8187). */
                    "Content-Disposition": string;
                    /** @description Bytes of the document. */
                    "Content-Length": number;
                    /** @description SHA-256 of the whole document (RFC 9530). */
                    "Repr-Digest": string;
                    /** @description `bytes`: a `Range` header gets a part of the document. */
                    "Accept-Ranges": string;
                    /** @description Names the content. Send it as `If-Range` to resume only if the document is still the same. */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "*/*": unknown;
                };
            };
            /** @description The range of the document that `Range` asked for, streamed. Several ranges in one request get the whole document. */
            206: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    /** @description `attachment` with the file’s name (RFC 6266, RFC 8187). */
                    "Content-Disposition": string;
                    /** @description Bytes of the range. */
                    "Content-Length": number;
                    /** @description SHA-256 of the whole document (RFC 9530). */
                    "Repr-Digest": string;
                    /** @description `bytes`: a `Range` header gets a part of the document. */
                    "Accept-Ranges": string;
                    /** @description Names the content. Send it as `If-Range` to resume only if the document is still the same. */
                    ETag: string;
                    /** @description `bytes 0-99/12345`: the range, and the size of the document. */
                    "Content-Range": string;
                    [name: string]: unknown;
                };
                content: {
                    "*/*": unknown;
                };
            };
            400: components["responses"]["validation_failed"];
            /** @description `invalid_download_link`, `not_authenticated`, `not_open_yet`, `threshold_not_met`, `transfer_cancelled` */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "invalid_download_link" | "not_authenticated" | "not_open_yet" | "threshold_not_met" | "transfer_cancelled";
                    };
                };
            };
            409: components["responses"]["conflict"];
            /** @description `access_window_expired`, `link_expired` */
            410: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "access_window_expired" | "link_expired";
                    };
                };
            };
            416: components["responses"]["range_not_satisfiable"];
            /** @description `rate_limited`, `too_many_running` */
            429: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "rate_limited" | "too_many_running";
                    };
                };
            };
            500: components["responses"]["internal_error"];
            502: components["responses"]["storage_failed"];
            /** @description `age_file_invalid`, `opening_failed`, `package_altered`, `record_altered`, `share_altered`, `shares_do_not_open`, `storage_type_unavailable`, `unavailable`, `wrong_key` */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "age_file_invalid" | "opening_failed" | "package_altered" | "record_altered" | "share_altered" | "shares_do_not_open" | "storage_type_unavailable" | "unavailable" | "wrong_key";
                    };
                };
            };
        };
    };
    survivorAuthArchive: {
        parameters: {
            query: {
                /** @example AVcZ0mQkq1yqk5v0m7dQpJ3x.2f8Qw */
                token: string;
                /** @example 1 */
                part?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A ZIP file with documents, streamed. The documents are stored unchanged, under names that are unique and valid on every system. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    /** @description `attachment` with the file’s name (RFC 6266, RFC 8187). */
                    "Content-Disposition": string;
                    /** @description Bytes of the ZIP file. A shorter body is incomplete. */
                    "Content-Length": number;
                    /** @description `none`: a range gets the whole file. */
                    "Accept-Ranges": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": unknown;
                };
            };
            400: components["responses"]["validation_failed"];
            /** @description `invalid_download_link`, `not_authenticated`, `not_open_yet`, `threshold_not_met`, `transfer_cancelled` */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "invalid_download_link" | "not_authenticated" | "not_open_yet" | "threshold_not_met" | "transfer_cancelled";
                    };
                };
            };
            404: components["responses"]["archive_part_not_found"];
            409: components["responses"]["conflict"];
            /** @description `access_window_expired`, `link_expired` */
            410: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "access_window_expired" | "link_expired";
                    };
                };
            };
            /** @description `rate_limited`, `too_many_running` */
            429: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "rate_limited" | "too_many_running";
                    };
                };
            };
            500: components["responses"]["internal_error"];
            502: components["responses"]["storage_failed"];
            /** @description `age_file_invalid`, `opening_failed`, `package_altered`, `record_altered`, `share_altered`, `shares_do_not_open`, `storage_type_unavailable`, `unavailable`, `wrong_key` */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "age_file_invalid" | "opening_failed" | "package_altered" | "record_altered" | "share_altered" | "shares_do_not_open" | "storage_type_unavailable" | "unavailable" | "wrong_key";
                    };
                };
            };
        };
    };
    survivorAuthEvidence: {
        parameters: {
            query: {
                /** @example a7c5e1f9-3d24-4b80-8e6b-5c0d9f2a1b37 */
                transfer_id: string;
                /** @example 8d3f1b52-1c7e-4a55-8f0a-b6f3c2d94e71 */
                survivor_id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description JSON with sorted names. Store exactly these bytes as UTF-8: the statement has their SHA-256. */
                        report: string;
                        /** @description What is signed: the SHA-256 of the report, when it was made, and the end of the history. Store exactly these bytes. */
                        statement: string;
                        /** @description Base64 of the Ed25519 signature of the statement, for openssl. */
                        signature: string;
                        /** @description The same statement, signed for ssh-keygen. */
                        ssh_signature: string;
                        key: components["schemas"]["EvidenceKey"];
                    };
                };
            };
            400: components["responses"]["validation_failed"];
            403: components["responses"]["session_required"];
            /** @description `survivor_not_found`, `transfer_not_found` */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "survivor_not_found" | "transfer_not_found";
                    };
                };
            };
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            /** @description `record_altered`, `unavailable` */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "record_altered" | "unavailable";
                    };
                };
            };
        };
    };
    transferEvidenceKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        keys: components["schemas"]["EvidenceKey"][];
                    };
                };
            };
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            /** @description `record_altered`, `unavailable` */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        code?: "record_altered" | "unavailable";
                    };
                };
            };
        };
    };
}
