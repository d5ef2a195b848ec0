/* oxlint-disable */
// Generated from openapi.yaml by `npm run generate`.
'use strict';
export const is_signUp = validate20;
const schema31 = {
  allOf: [
    { type: 'object', required: [], properties: {} },
    { $ref: 'openapi.yaml#/components/schemas/SignUp' },
  ],
};
const schema33 = {
  type: 'object',
  required: ['name', 'email', 'password', 'acceptsTerms'],
  properties: {
    name: { $ref: '#/components/schemas/Name' },
    email: { $ref: '#/components/schemas/EMail' },
    password: { $ref: '#/components/schemas/NewPassword' },
    acceptsTerms: { type: 'boolean', enum: [true] },
  },
};
const schema34 = {
  type: 'string',
  pattern: '^(?=[^\\u0000]*$)\\s*\\S',
  minLength: 1,
  maxLength: 60,
};
const schema35 = { type: 'string', format: 'email', minLength: 3, maxLength: 254 };
const schema36 = { type: 'string', format: 'password', minLength: 6, maxLength: 1000 };
const func1 = text => [...text].length;
const pattern4 = new RegExp('^(?=[^\\u0000]*$)\\s*\\S', 'u');
function validate22(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate22.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.name === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'name' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.email === undefined) {
      const err1 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'email' },
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.password === undefined) {
      const err2 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'password' },
      };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.acceptsTerms === undefined) {
      const err3 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'acceptsTerms' },
      };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.name !== undefined) {
      let data0 = data.name;
      if (typeof data0 === 'string') {
        if (func1(data0) > 60) {
          const err4 = {
            instancePath: instancePath + '/name',
            schemaPath: '#/components/schemas/Name/maxLength',
            keyword: 'maxLength',
            params: { limit: 60 },
          };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (func1(data0) < 1) {
          const err5 = {
            instancePath: instancePath + '/name',
            schemaPath: '#/components/schemas/Name/minLength',
            keyword: 'minLength',
            params: { limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (!pattern4.test(data0)) {
          const err6 = {
            instancePath: instancePath + '/name',
            schemaPath: '#/components/schemas/Name/pattern',
            keyword: 'pattern',
            params: { pattern: '^(?=[^\\u0000]*$)\\s*\\S' },
          };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = {
          instancePath: instancePath + '/name',
          schemaPath: '#/components/schemas/Name/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.email !== undefined) {
      let data1 = data.email;
      if (typeof data1 === 'string') {
        if (func1(data1) > 254) {
          const err8 = {
            instancePath: instancePath + '/email',
            schemaPath: '#/components/schemas/EMail/maxLength',
            keyword: 'maxLength',
            params: { limit: 254 },
          };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (func1(data1) < 3) {
          const err9 = {
            instancePath: instancePath + '/email',
            schemaPath: '#/components/schemas/EMail/minLength',
            keyword: 'minLength',
            params: { limit: 3 },
          };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      } else {
        const err10 = {
          instancePath: instancePath + '/email',
          schemaPath: '#/components/schemas/EMail/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.password !== undefined) {
      let data2 = data.password;
      if (typeof data2 === 'string') {
        if (func1(data2) > 1000) {
          const err11 = {
            instancePath: instancePath + '/password',
            schemaPath: '#/components/schemas/NewPassword/maxLength',
            keyword: 'maxLength',
            params: { limit: 1000 },
          };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (func1(data2) < 6) {
          const err12 = {
            instancePath: instancePath + '/password',
            schemaPath: '#/components/schemas/NewPassword/minLength',
            keyword: 'minLength',
            params: { limit: 6 },
          };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      } else {
        const err13 = {
          instancePath: instancePath + '/password',
          schemaPath: '#/components/schemas/NewPassword/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.acceptsTerms !== undefined) {
      let data3 = data.acceptsTerms;
      if (typeof data3 !== 'boolean') {
        const err14 = {
          instancePath: instancePath + '/acceptsTerms',
          schemaPath: '#/properties/acceptsTerms/type',
          keyword: 'type',
          params: { type: 'boolean' },
        };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
      if (!(data3 === true)) {
        const err15 = {
          instancePath: instancePath + '/acceptsTerms',
          schemaPath: '#/properties/acceptsTerms/enum',
          keyword: 'enum',
          params: { allowedValues: schema33.properties.acceptsTerms.enum },
        };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
  } else {
    const err16 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err16];
    } else {
      vErrors.push(err16);
    }
    errors++;
  }
  validate22.errors = vErrors;
  return errors === 0;
}
validate22.evaluated = {
  props: { name: true, email: true, password: true, acceptsTerms: true },
  dynamicProps: false,
  dynamicItems: false,
};
function validate20(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate20.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (!(data && typeof data == 'object' && !Array.isArray(data))) {
    const err0 = {
      instancePath,
      schemaPath: '#/allOf/0/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (
    !validate22(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })
  ) {
    vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
    errors = vErrors.length;
  }
  validate20.errors = vErrors;
  return errors === 0;
}
validate20.evaluated = {
  props: { name: true, email: true, password: true, acceptsTerms: true },
  dynamicProps: false,
  dynamicItems: false,
};
export const is_sendVerificationLink = validate24;
const schema37 = {
  allOf: [
    { type: 'object', required: [], properties: {} },
    { $ref: 'openapi.yaml#/components/schemas/Address' },
  ],
};
const schema38 = {
  type: 'object',
  required: ['email'],
  properties: { email: { $ref: '#/components/schemas/EMail' } },
};
function validate25(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate25.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.email === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'email' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.email !== undefined) {
      let data0 = data.email;
      if (typeof data0 === 'string') {
        if (func1(data0) > 254) {
          const err1 = {
            instancePath: instancePath + '/email',
            schemaPath: '#/components/schemas/EMail/maxLength',
            keyword: 'maxLength',
            params: { limit: 254 },
          };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (func1(data0) < 3) {
          const err2 = {
            instancePath: instancePath + '/email',
            schemaPath: '#/components/schemas/EMail/minLength',
            keyword: 'minLength',
            params: { limit: 3 },
          };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = {
          instancePath: instancePath + '/email',
          schemaPath: '#/components/schemas/EMail/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
  } else {
    const err4 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate25.errors = vErrors;
  return errors === 0;
}
validate25.evaluated = { props: { email: true }, dynamicProps: false, dynamicItems: false };
function validate24(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate24.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (!(data && typeof data == 'object' && !Array.isArray(data))) {
    const err0 = {
      instancePath,
      schemaPath: '#/allOf/0/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (
    !validate25(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })
  ) {
    vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
    errors = vErrors.length;
  }
  validate24.errors = vErrors;
  return errors === 0;
}
validate24.evaluated = { props: { email: true }, dynamicProps: false, dynamicItems: false };
export const is_forgotPassword = validate27;
const schema40 = {
  allOf: [
    { type: 'object', required: [], properties: {} },
    { $ref: 'openapi.yaml#/components/schemas/Address' },
  ],
};
function validate28(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate28.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.email === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'email' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.email !== undefined) {
      let data0 = data.email;
      if (typeof data0 === 'string') {
        if (func1(data0) > 254) {
          const err1 = {
            instancePath: instancePath + '/email',
            schemaPath: '#/components/schemas/EMail/maxLength',
            keyword: 'maxLength',
            params: { limit: 254 },
          };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (func1(data0) < 3) {
          const err2 = {
            instancePath: instancePath + '/email',
            schemaPath: '#/components/schemas/EMail/minLength',
            keyword: 'minLength',
            params: { limit: 3 },
          };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = {
          instancePath: instancePath + '/email',
          schemaPath: '#/components/schemas/EMail/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
  } else {
    const err4 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate28.errors = vErrors;
  return errors === 0;
}
validate28.evaluated = { props: { email: true }, dynamicProps: false, dynamicItems: false };
function validate27(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate27.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (!(data && typeof data == 'object' && !Array.isArray(data))) {
    const err0 = {
      instancePath,
      schemaPath: '#/allOf/0/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (
    !validate28(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })
  ) {
    vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
    errors = vErrors.length;
  }
  validate27.errors = vErrors;
  return errors === 0;
}
validate27.evaluated = { props: { email: true }, dynamicProps: false, dynamicItems: false };
export const is_changePassword = validate30;
const schema43 = {
  allOf: [
    { type: 'object', required: [], properties: {} },
    { $ref: 'openapi.yaml#/components/schemas/PasswordChange' },
  ],
};
const schema44 = {
  type: 'object',
  required: ['password', 'newPassword'],
  properties: {
    password: { $ref: '#/components/schemas/PresentPassword' },
    newPassword: { $ref: '#/components/schemas/NewPassword' },
  },
};
const schema45 = { type: 'string', format: 'password', minLength: 1, maxLength: 1000 };
function validate31(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate31.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.password === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'password' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.newPassword === undefined) {
      const err1 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'newPassword' },
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.password !== undefined) {
      let data0 = data.password;
      if (typeof data0 === 'string') {
        if (func1(data0) > 1000) {
          const err2 = {
            instancePath: instancePath + '/password',
            schemaPath: '#/components/schemas/PresentPassword/maxLength',
            keyword: 'maxLength',
            params: { limit: 1000 },
          };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (func1(data0) < 1) {
          const err3 = {
            instancePath: instancePath + '/password',
            schemaPath: '#/components/schemas/PresentPassword/minLength',
            keyword: 'minLength',
            params: { limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = {
          instancePath: instancePath + '/password',
          schemaPath: '#/components/schemas/PresentPassword/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.newPassword !== undefined) {
      let data1 = data.newPassword;
      if (typeof data1 === 'string') {
        if (func1(data1) > 1000) {
          const err5 = {
            instancePath: instancePath + '/newPassword',
            schemaPath: '#/components/schemas/NewPassword/maxLength',
            keyword: 'maxLength',
            params: { limit: 1000 },
          };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (func1(data1) < 6) {
          const err6 = {
            instancePath: instancePath + '/newPassword',
            schemaPath: '#/components/schemas/NewPassword/minLength',
            keyword: 'minLength',
            params: { limit: 6 },
          };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = {
          instancePath: instancePath + '/newPassword',
          schemaPath: '#/components/schemas/NewPassword/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
  } else {
    const err8 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate31.errors = vErrors;
  return errors === 0;
}
validate31.evaluated = {
  props: { password: true, newPassword: true },
  dynamicProps: false,
  dynamicItems: false,
};
function validate30(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate30.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (!(data && typeof data == 'object' && !Array.isArray(data))) {
    const err0 = {
      instancePath,
      schemaPath: '#/allOf/0/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (
    !validate31(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })
  ) {
    vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
    errors = vErrors.length;
  }
  validate30.errors = vErrors;
  return errors === 0;
}
validate30.evaluated = {
  props: { password: true, newPassword: true },
  dynamicProps: false,
  dynamicItems: false,
};
export const is_editProfile = validate33;
const schema47 = {
  allOf: [
    { type: 'object', required: [], properties: {} },
    { $ref: 'openapi.yaml#/components/schemas/ProfileChange' },
  ],
};
const schema48 = {
  type: 'object',
  required: ['version'],
  properties: {
    version: { type: 'integer', minimum: 0, maximum: 2147483646 },
    name: { $ref: '#/components/schemas/Name' },
    about: { type: 'string', pattern: '^[^\\u0000]*$', maxLength: 1000 },
    languages: { $ref: '#/components/schemas/Languages' },
    house: { $ref: '#/components/schemas/House' },
    place: { anyOf: [{ $ref: '#/components/schemas/Place' }, { type: 'null' }] },
  },
};
const schema50 = {
  type: 'array',
  maxItems: 20,
  items: { type: 'string', pattern: '^[a-z]{2,3}$' },
};
const schema51 = {
  type: 'object',
  required: ['roof', 'colour', 'door'],
  properties: {
    roof: { type: 'string', enum: ['gable', 'flat', 'stepped', 'dome'] },
    colour: { type: 'string', enum: ['brick', 'wine', 'moss', 'pine', 'slate'] },
    door: { type: 'string', enum: ['square', 'round', 'double'] },
  },
};
const schema52 = {
  type: 'object',
  required: ['cell', 'span'],
  properties: {
    cell: { type: 'integer', minimum: 0, maximum: 2147483647 },
    span: { type: 'integer', enum: [1, 3, 9] },
  },
};
const pattern6 = new RegExp('^[^\\u0000]*$', 'u');
const pattern7 = new RegExp('^[a-z]{2,3}$', 'u');
function validate34(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate34.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.version === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'version' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.version !== undefined) {
      let data0 = data.version;
      if (!(typeof data0 == 'number' && !(data0 % 1) && !isNaN(data0))) {
        const err1 = {
          instancePath: instancePath + '/version',
          schemaPath: '#/properties/version/type',
          keyword: 'type',
          params: { type: 'integer' },
        };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (typeof data0 == 'number') {
        if (data0 > 2147483646 || isNaN(data0)) {
          const err2 = {
            instancePath: instancePath + '/version',
            schemaPath: '#/properties/version/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 2147483646 },
          };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data0 < 0 || isNaN(data0)) {
          const err3 = {
            instancePath: instancePath + '/version',
            schemaPath: '#/properties/version/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 0 },
          };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
    }
    if (data.name !== undefined) {
      let data1 = data.name;
      if (typeof data1 === 'string') {
        if (func1(data1) > 60) {
          const err4 = {
            instancePath: instancePath + '/name',
            schemaPath: '#/components/schemas/Name/maxLength',
            keyword: 'maxLength',
            params: { limit: 60 },
          };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (func1(data1) < 1) {
          const err5 = {
            instancePath: instancePath + '/name',
            schemaPath: '#/components/schemas/Name/minLength',
            keyword: 'minLength',
            params: { limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (!pattern4.test(data1)) {
          const err6 = {
            instancePath: instancePath + '/name',
            schemaPath: '#/components/schemas/Name/pattern',
            keyword: 'pattern',
            params: { pattern: '^(?=[^\\u0000]*$)\\s*\\S' },
          };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = {
          instancePath: instancePath + '/name',
          schemaPath: '#/components/schemas/Name/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.about !== undefined) {
      let data2 = data.about;
      if (typeof data2 === 'string') {
        if (func1(data2) > 1000) {
          const err8 = {
            instancePath: instancePath + '/about',
            schemaPath: '#/properties/about/maxLength',
            keyword: 'maxLength',
            params: { limit: 1000 },
          };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (!pattern6.test(data2)) {
          const err9 = {
            instancePath: instancePath + '/about',
            schemaPath: '#/properties/about/pattern',
            keyword: 'pattern',
            params: { pattern: '^[^\\u0000]*$' },
          };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      } else {
        const err10 = {
          instancePath: instancePath + '/about',
          schemaPath: '#/properties/about/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.languages !== undefined) {
      let data3 = data.languages;
      if (Array.isArray(data3)) {
        if (data3.length > 20) {
          const err11 = {
            instancePath: instancePath + '/languages',
            schemaPath: '#/components/schemas/Languages/maxItems',
            keyword: 'maxItems',
            params: { limit: 20 },
          };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        const len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data4 = data3[i0];
          if (typeof data4 === 'string') {
            if (!pattern7.test(data4)) {
              const err12 = {
                instancePath: instancePath + '/languages/' + i0,
                schemaPath: '#/components/schemas/Languages/items/pattern',
                keyword: 'pattern',
                params: { pattern: '^[a-z]{2,3}$' },
              };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
          } else {
            const err13 = {
              instancePath: instancePath + '/languages/' + i0,
              schemaPath: '#/components/schemas/Languages/items/type',
              keyword: 'type',
              params: { type: 'string' },
            };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        }
      } else {
        const err14 = {
          instancePath: instancePath + '/languages',
          schemaPath: '#/components/schemas/Languages/type',
          keyword: 'type',
          params: { type: 'array' },
        };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.house !== undefined) {
      let data5 = data.house;
      if (data5 && typeof data5 == 'object' && !Array.isArray(data5)) {
        if (data5.roof === undefined) {
          const err15 = {
            instancePath: instancePath + '/house',
            schemaPath: '#/components/schemas/House/required',
            keyword: 'required',
            params: { missingProperty: 'roof' },
          };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
        if (data5.colour === undefined) {
          const err16 = {
            instancePath: instancePath + '/house',
            schemaPath: '#/components/schemas/House/required',
            keyword: 'required',
            params: { missingProperty: 'colour' },
          };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
        if (data5.door === undefined) {
          const err17 = {
            instancePath: instancePath + '/house',
            schemaPath: '#/components/schemas/House/required',
            keyword: 'required',
            params: { missingProperty: 'door' },
          };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
        if (data5.roof !== undefined) {
          let data6 = data5.roof;
          if (typeof data6 !== 'string') {
            const err18 = {
              instancePath: instancePath + '/house/roof',
              schemaPath: '#/components/schemas/House/properties/roof/type',
              keyword: 'type',
              params: { type: 'string' },
            };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
          if (!(data6 === 'gable' || data6 === 'flat' || data6 === 'stepped' || data6 === 'dome')) {
            const err19 = {
              instancePath: instancePath + '/house/roof',
              schemaPath: '#/components/schemas/House/properties/roof/enum',
              keyword: 'enum',
              params: { allowedValues: schema51.properties.roof.enum },
            };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
        }
        if (data5.colour !== undefined) {
          let data7 = data5.colour;
          if (typeof data7 !== 'string') {
            const err20 = {
              instancePath: instancePath + '/house/colour',
              schemaPath: '#/components/schemas/House/properties/colour/type',
              keyword: 'type',
              params: { type: 'string' },
            };
            if (vErrors === null) {
              vErrors = [err20];
            } else {
              vErrors.push(err20);
            }
            errors++;
          }
          if (
            !(
              data7 === 'brick' ||
              data7 === 'wine' ||
              data7 === 'moss' ||
              data7 === 'pine' ||
              data7 === 'slate'
            )
          ) {
            const err21 = {
              instancePath: instancePath + '/house/colour',
              schemaPath: '#/components/schemas/House/properties/colour/enum',
              keyword: 'enum',
              params: { allowedValues: schema51.properties.colour.enum },
            };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          }
        }
        if (data5.door !== undefined) {
          let data8 = data5.door;
          if (typeof data8 !== 'string') {
            const err22 = {
              instancePath: instancePath + '/house/door',
              schemaPath: '#/components/schemas/House/properties/door/type',
              keyword: 'type',
              params: { type: 'string' },
            };
            if (vErrors === null) {
              vErrors = [err22];
            } else {
              vErrors.push(err22);
            }
            errors++;
          }
          if (!(data8 === 'square' || data8 === 'round' || data8 === 'double')) {
            const err23 = {
              instancePath: instancePath + '/house/door',
              schemaPath: '#/components/schemas/House/properties/door/enum',
              keyword: 'enum',
              params: { allowedValues: schema51.properties.door.enum },
            };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
        }
      } else {
        const err24 = {
          instancePath: instancePath + '/house',
          schemaPath: '#/components/schemas/House/type',
          keyword: 'type',
          params: { type: 'object' },
        };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
    }
    if (data.place !== undefined) {
      let data9 = data.place;
      const _errs23 = errors;
      let valid7 = false;
      const _errs24 = errors;
      if (data9 && typeof data9 == 'object' && !Array.isArray(data9)) {
        if (data9.cell === undefined) {
          const err25 = {
            instancePath: instancePath + '/place',
            schemaPath: '#/components/schemas/Place/required',
            keyword: 'required',
            params: { missingProperty: 'cell' },
          };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
        if (data9.span === undefined) {
          const err26 = {
            instancePath: instancePath + '/place',
            schemaPath: '#/components/schemas/Place/required',
            keyword: 'required',
            params: { missingProperty: 'span' },
          };
          if (vErrors === null) {
            vErrors = [err26];
          } else {
            vErrors.push(err26);
          }
          errors++;
        }
        if (data9.cell !== undefined) {
          let data10 = data9.cell;
          if (!(typeof data10 == 'number' && !(data10 % 1) && !isNaN(data10))) {
            const err27 = {
              instancePath: instancePath + '/place/cell',
              schemaPath: '#/components/schemas/Place/properties/cell/type',
              keyword: 'type',
              params: { type: 'integer' },
            };
            if (vErrors === null) {
              vErrors = [err27];
            } else {
              vErrors.push(err27);
            }
            errors++;
          }
          if (typeof data10 == 'number') {
            if (data10 > 2147483647 || isNaN(data10)) {
              const err28 = {
                instancePath: instancePath + '/place/cell',
                schemaPath: '#/components/schemas/Place/properties/cell/maximum',
                keyword: 'maximum',
                params: { comparison: '<=', limit: 2147483647 },
              };
              if (vErrors === null) {
                vErrors = [err28];
              } else {
                vErrors.push(err28);
              }
              errors++;
            }
            if (data10 < 0 || isNaN(data10)) {
              const err29 = {
                instancePath: instancePath + '/place/cell',
                schemaPath: '#/components/schemas/Place/properties/cell/minimum',
                keyword: 'minimum',
                params: { comparison: '>=', limit: 0 },
              };
              if (vErrors === null) {
                vErrors = [err29];
              } else {
                vErrors.push(err29);
              }
              errors++;
            }
          }
        }
        if (data9.span !== undefined) {
          let data11 = data9.span;
          if (!(typeof data11 == 'number' && !(data11 % 1) && !isNaN(data11))) {
            const err30 = {
              instancePath: instancePath + '/place/span',
              schemaPath: '#/components/schemas/Place/properties/span/type',
              keyword: 'type',
              params: { type: 'integer' },
            };
            if (vErrors === null) {
              vErrors = [err30];
            } else {
              vErrors.push(err30);
            }
            errors++;
          }
          if (!(data11 === 1 || data11 === 3 || data11 === 9)) {
            const err31 = {
              instancePath: instancePath + '/place/span',
              schemaPath: '#/components/schemas/Place/properties/span/enum',
              keyword: 'enum',
              params: { allowedValues: schema52.properties.span.enum },
            };
            if (vErrors === null) {
              vErrors = [err31];
            } else {
              vErrors.push(err31);
            }
            errors++;
          }
        }
      } else {
        const err32 = {
          instancePath: instancePath + '/place',
          schemaPath: '#/components/schemas/Place/type',
          keyword: 'type',
          params: { type: 'object' },
        };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
      var _valid0 = _errs24 === errors;
      valid7 = valid7 || _valid0;
      if (_valid0) {
        var props0 = {};
        props0.cell = true;
        props0.span = true;
      }
      const _errs31 = errors;
      if (data9 !== null) {
        const err33 = {
          instancePath: instancePath + '/place',
          schemaPath: '#/properties/place/anyOf/1/type',
          keyword: 'type',
          params: { type: 'null' },
        };
        if (vErrors === null) {
          vErrors = [err33];
        } else {
          vErrors.push(err33);
        }
        errors++;
      }
      var _valid0 = _errs31 === errors;
      valid7 = valid7 || _valid0;
      if (!valid7) {
        const err34 = {
          instancePath: instancePath + '/place',
          schemaPath: '#/properties/place/anyOf',
          keyword: 'anyOf',
          params: {},
        };
        if (vErrors === null) {
          vErrors = [err34];
        } else {
          vErrors.push(err34);
        }
        errors++;
      } else {
        errors = _errs23;
        if (vErrors !== null) {
          if (_errs23) {
            vErrors.length = _errs23;
          } else {
            vErrors = null;
          }
        }
      }
    }
  } else {
    const err35 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err35];
    } else {
      vErrors.push(err35);
    }
    errors++;
  }
  validate34.errors = vErrors;
  return errors === 0;
}
validate34.evaluated = {
  props: { version: true, name: true, about: true, languages: true, house: true, place: true },
  dynamicProps: false,
  dynamicItems: false,
};
function validate33(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate33.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (!(data && typeof data == 'object' && !Array.isArray(data))) {
    const err0 = {
      instancePath,
      schemaPath: '#/allOf/0/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (
    !validate34(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })
  ) {
    vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
    errors = vErrors.length;
  }
  validate33.errors = vErrors;
  return errors === 0;
}
validate33.evaluated = {
  props: { version: true, name: true, about: true, languages: true, house: true, place: true },
  dynamicProps: false,
  dynamicItems: false,
};
export const is_exportData = validate36;
const schema53 = {
  allOf: [
    { type: 'object', required: [], properties: {} },
    { $ref: 'openapi.yaml#/components/schemas/PasswordAgain' },
  ],
};
const schema54 = {
  type: 'object',
  required: ['password'],
  properties: { password: { $ref: '#/components/schemas/PresentPassword' } },
};
function validate37(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate37.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.password === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'password' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.password !== undefined) {
      let data0 = data.password;
      if (typeof data0 === 'string') {
        if (func1(data0) > 1000) {
          const err1 = {
            instancePath: instancePath + '/password',
            schemaPath: '#/components/schemas/PresentPassword/maxLength',
            keyword: 'maxLength',
            params: { limit: 1000 },
          };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (func1(data0) < 1) {
          const err2 = {
            instancePath: instancePath + '/password',
            schemaPath: '#/components/schemas/PresentPassword/minLength',
            keyword: 'minLength',
            params: { limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = {
          instancePath: instancePath + '/password',
          schemaPath: '#/components/schemas/PresentPassword/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
  } else {
    const err4 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate37.errors = vErrors;
  return errors === 0;
}
validate37.evaluated = { props: { password: true }, dynamicProps: false, dynamicItems: false };
function validate36(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate36.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (!(data && typeof data == 'object' && !Array.isArray(data))) {
    const err0 = {
      instancePath,
      schemaPath: '#/allOf/0/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (
    !validate37(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })
  ) {
    vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
    errors = vErrors.length;
  }
  validate36.errors = vErrors;
  return errors === 0;
}
validate36.evaluated = { props: { password: true }, dynamicProps: false, dynamicItems: false };
export const is_deleteAccount = validate39;
const schema56 = {
  allOf: [
    { type: 'object', required: [], properties: {} },
    { $ref: 'openapi.yaml#/components/schemas/PasswordAgain' },
  ],
};
function validate40(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate40.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.password === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'password' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.password !== undefined) {
      let data0 = data.password;
      if (typeof data0 === 'string') {
        if (func1(data0) > 1000) {
          const err1 = {
            instancePath: instancePath + '/password',
            schemaPath: '#/components/schemas/PresentPassword/maxLength',
            keyword: 'maxLength',
            params: { limit: 1000 },
          };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (func1(data0) < 1) {
          const err2 = {
            instancePath: instancePath + '/password',
            schemaPath: '#/components/schemas/PresentPassword/minLength',
            keyword: 'minLength',
            params: { limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = {
          instancePath: instancePath + '/password',
          schemaPath: '#/components/schemas/PresentPassword/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
  } else {
    const err4 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate40.errors = vErrors;
  return errors === 0;
}
validate40.evaluated = { props: { password: true }, dynamicProps: false, dynamicItems: false };
function validate39(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate39.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (!(data && typeof data == 'object' && !Array.isArray(data))) {
    const err0 = {
      instancePath,
      schemaPath: '#/allOf/0/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (
    !validate40(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })
  ) {
    vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
    errors = vErrors.length;
  }
  validate39.errors = vErrors;
  return errors === 0;
}
validate39.evaluated = { props: { password: true }, dynamicProps: false, dynamicItems: false };
export const is_verifyEmail = validate42;
const schema59 = {
  type: 'object',
  required: ['token'],
  properties: { token: { $ref: 'openapi.yaml#/components/schemas/Token' } },
};
const schema60 = { type: 'string', minLength: 1, maxLength: 512 };
function validate42(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate42.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.token === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'token' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.token !== undefined) {
      let data0 = data.token;
      if (typeof data0 === 'string') {
        if (func1(data0) > 512) {
          const err1 = {
            instancePath: instancePath + '/token',
            schemaPath: 'openapi.yaml#/components/schemas/Token/maxLength',
            keyword: 'maxLength',
            params: { limit: 512 },
          };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (func1(data0) < 1) {
          const err2 = {
            instancePath: instancePath + '/token',
            schemaPath: 'openapi.yaml#/components/schemas/Token/minLength',
            keyword: 'minLength',
            params: { limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = {
          instancePath: instancePath + '/token',
          schemaPath: 'openapi.yaml#/components/schemas/Token/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
  } else {
    const err4 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate42.errors = vErrors;
  return errors === 0;
}
validate42.evaluated = { props: { token: true }, dynamicProps: false, dynamicItems: false };
export const is_resetPassword = validate43;
const schema61 = {
  allOf: [
    { type: 'object', required: [], properties: {} },
    { $ref: 'openapi.yaml#/components/schemas/ResetRequest' },
  ],
};
const schema62 = {
  type: 'object',
  required: ['newPassword', 'token'],
  properties: {
    newPassword: { $ref: '#/components/schemas/NewPassword' },
    token: { $ref: '#/components/schemas/Token' },
  },
};
function validate44(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate44.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.newPassword === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'newPassword' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.token === undefined) {
      const err1 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'token' },
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.newPassword !== undefined) {
      let data0 = data.newPassword;
      if (typeof data0 === 'string') {
        if (func1(data0) > 1000) {
          const err2 = {
            instancePath: instancePath + '/newPassword',
            schemaPath: '#/components/schemas/NewPassword/maxLength',
            keyword: 'maxLength',
            params: { limit: 1000 },
          };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (func1(data0) < 6) {
          const err3 = {
            instancePath: instancePath + '/newPassword',
            schemaPath: '#/components/schemas/NewPassword/minLength',
            keyword: 'minLength',
            params: { limit: 6 },
          };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = {
          instancePath: instancePath + '/newPassword',
          schemaPath: '#/components/schemas/NewPassword/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.token !== undefined) {
      let data1 = data.token;
      if (typeof data1 === 'string') {
        if (func1(data1) > 512) {
          const err5 = {
            instancePath: instancePath + '/token',
            schemaPath: '#/components/schemas/Token/maxLength',
            keyword: 'maxLength',
            params: { limit: 512 },
          };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (func1(data1) < 1) {
          const err6 = {
            instancePath: instancePath + '/token',
            schemaPath: '#/components/schemas/Token/minLength',
            keyword: 'minLength',
            params: { limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = {
          instancePath: instancePath + '/token',
          schemaPath: '#/components/schemas/Token/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
  } else {
    const err8 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate44.errors = vErrors;
  return errors === 0;
}
validate44.evaluated = {
  props: { newPassword: true, token: true },
  dynamicProps: false,
  dynamicItems: false,
};
function validate43(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate43.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (!(data && typeof data == 'object' && !Array.isArray(data))) {
    const err0 = {
      instancePath,
      schemaPath: '#/allOf/0/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (
    !validate44(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })
  ) {
    vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
    errors = vErrors.length;
  }
  validate43.errors = vErrors;
  return errors === 0;
}
validate43.evaluated = {
  props: { newPassword: true, token: true },
  dynamicProps: false,
  dynamicItems: false,
};
export const is_signIn = validate46;
const schema65 = {
  allOf: [
    { type: 'object', required: [], properties: {} },
    { $ref: 'openapi.yaml#/components/schemas/SignIn' },
  ],
};
const schema66 = {
  type: 'object',
  required: ['email', 'password'],
  properties: {
    email: { $ref: '#/components/schemas/EMail' },
    password: { $ref: '#/components/schemas/PresentPassword' },
  },
};
function validate47(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate47.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.email === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'email' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.password === undefined) {
      const err1 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'password' },
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.email !== undefined) {
      let data0 = data.email;
      if (typeof data0 === 'string') {
        if (func1(data0) > 254) {
          const err2 = {
            instancePath: instancePath + '/email',
            schemaPath: '#/components/schemas/EMail/maxLength',
            keyword: 'maxLength',
            params: { limit: 254 },
          };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (func1(data0) < 3) {
          const err3 = {
            instancePath: instancePath + '/email',
            schemaPath: '#/components/schemas/EMail/minLength',
            keyword: 'minLength',
            params: { limit: 3 },
          };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = {
          instancePath: instancePath + '/email',
          schemaPath: '#/components/schemas/EMail/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.password !== undefined) {
      let data1 = data.password;
      if (typeof data1 === 'string') {
        if (func1(data1) > 1000) {
          const err5 = {
            instancePath: instancePath + '/password',
            schemaPath: '#/components/schemas/PresentPassword/maxLength',
            keyword: 'maxLength',
            params: { limit: 1000 },
          };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (func1(data1) < 1) {
          const err6 = {
            instancePath: instancePath + '/password',
            schemaPath: '#/components/schemas/PresentPassword/minLength',
            keyword: 'minLength',
            params: { limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = {
          instancePath: instancePath + '/password',
          schemaPath: '#/components/schemas/PresentPassword/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
  } else {
    const err8 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate47.errors = vErrors;
  return errors === 0;
}
validate47.evaluated = {
  props: { email: true, password: true },
  dynamicProps: false,
  dynamicItems: false,
};
function validate46(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate46.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (!(data && typeof data == 'object' && !Array.isArray(data))) {
    const err0 = {
      instancePath,
      schemaPath: '#/allOf/0/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (
    !validate47(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })
  ) {
    vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
    errors = vErrors.length;
  }
  validate46.errors = vErrors;
  return errors === 0;
}
validate46.evaluated = {
  props: { email: true, password: true },
  dynamicProps: false,
  dynamicItems: false,
};
export const is_session = validate49;
const schema69 = { type: 'object', required: [], properties: {} };
function validate49(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate49.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (!(data && typeof data == 'object' && !Array.isArray(data))) {
    const err0 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate49.errors = vErrors;
  return errors === 0;
}
validate49.evaluated = { dynamicProps: false, dynamicItems: false };
export const is_signOut = validate50;
const schema70 = { type: 'object', required: [], properties: {} };
function validate50(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate50.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (!(data && typeof data == 'object' && !Array.isArray(data))) {
    const err0 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate50.errors = vErrors;
  return errors === 0;
}
validate50.evaluated = { dynamicProps: false, dynamicItems: false };
export const is_sessions = validate51;
const schema71 = { type: 'object', required: [], properties: {} };
function validate51(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate51.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (!(data && typeof data == 'object' && !Array.isArray(data))) {
    const err0 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate51.errors = vErrors;
  return errors === 0;
}
validate51.evaluated = { dynamicProps: false, dynamicItems: false };
export const is_endOtherSessions = validate52;
const schema72 = { type: 'object', required: [], properties: {} };
function validate52(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate52.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (!(data && typeof data == 'object' && !Array.isArray(data))) {
    const err0 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate52.errors = vErrors;
  return errors === 0;
}
validate52.evaluated = { dynamicProps: false, dynamicItems: false };
export const is_endSession = validate53;
const schema73 = {
  type: 'object',
  required: ['id'],
  properties: { id: { $ref: 'openapi.yaml#/components/schemas/Id' } },
};
const schema74 = {
  type: 'string',
  format: 'uuid',
  pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$',
};
const pattern8 = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$', 'u');
function validate53(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate53.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.id === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'id' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.id !== undefined) {
      let data0 = data.id;
      if (typeof data0 === 'string') {
        if (!pattern8.test(data0)) {
          const err1 = {
            instancePath: instancePath + '/id',
            schemaPath: 'openapi.yaml#/components/schemas/Id/pattern',
            keyword: 'pattern',
            params: { pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' },
          };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = {
          instancePath: instancePath + '/id',
          schemaPath: 'openapi.yaml#/components/schemas/Id/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  } else {
    const err3 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate53.errors = vErrors;
  return errors === 0;
}
validate53.evaluated = { props: { id: true }, dynamicProps: false, dynamicItems: false };
export const is_member = validate54;
const schema75 = {
  type: 'object',
  required: ['id'],
  properties: { id: { $ref: 'openapi.yaml#/components/schemas/Id' } },
};
function validate54(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate54.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.id === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'id' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.id !== undefined) {
      let data0 = data.id;
      if (typeof data0 === 'string') {
        if (!pattern8.test(data0)) {
          const err1 = {
            instancePath: instancePath + '/id',
            schemaPath: 'openapi.yaml#/components/schemas/Id/pattern',
            keyword: 'pattern',
            params: { pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' },
          };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = {
          instancePath: instancePath + '/id',
          schemaPath: 'openapi.yaml#/components/schemas/Id/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  } else {
    const err3 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate54.errors = vErrors;
  return errors === 0;
}
validate54.evaluated = { props: { id: true }, dynamicProps: false, dynamicItems: false };
export const is_block = validate55;
const schema77 = {
  type: 'object',
  required: ['id'],
  properties: { id: { $ref: 'openapi.yaml#/components/schemas/Id' } },
};
function validate55(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate55.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.id === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'id' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.id !== undefined) {
      let data0 = data.id;
      if (typeof data0 === 'string') {
        if (!pattern8.test(data0)) {
          const err1 = {
            instancePath: instancePath + '/id',
            schemaPath: 'openapi.yaml#/components/schemas/Id/pattern',
            keyword: 'pattern',
            params: { pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' },
          };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = {
          instancePath: instancePath + '/id',
          schemaPath: 'openapi.yaml#/components/schemas/Id/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  } else {
    const err3 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate55.errors = vErrors;
  return errors === 0;
}
validate55.evaluated = { props: { id: true }, dynamicProps: false, dynamicItems: false };
export const is_unblock = validate56;
const schema79 = {
  type: 'object',
  required: ['id'],
  properties: { id: { $ref: 'openapi.yaml#/components/schemas/Id' } },
};
function validate56(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate56.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.id === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'id' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.id !== undefined) {
      let data0 = data.id;
      if (typeof data0 === 'string') {
        if (!pattern8.test(data0)) {
          const err1 = {
            instancePath: instancePath + '/id',
            schemaPath: 'openapi.yaml#/components/schemas/Id/pattern',
            keyword: 'pattern',
            params: { pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' },
          };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = {
          instancePath: instancePath + '/id',
          schemaPath: 'openapi.yaml#/components/schemas/Id/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  } else {
    const err3 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate56.errors = vErrors;
  return errors === 0;
}
validate56.evaluated = { props: { id: true }, dynamicProps: false, dynamicItems: false };
export const is_report = validate57;
const schema81 = {
  allOf: [
    { type: 'object', required: [], properties: {} },
    { $ref: 'openapi.yaml#/components/schemas/Report' },
  ],
};
const schema82 = {
  type: 'object',
  required: ['memberId', 'reason'],
  properties: {
    memberId: { $ref: '#/components/schemas/Id' },
    reason: { type: 'string', pattern: '^(?=[^\\u0000]*$)\\s*\\S', minLength: 1, maxLength: 2000 },
  },
};
function validate58(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate58.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.memberId === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'memberId' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.reason === undefined) {
      const err1 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'reason' },
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.memberId !== undefined) {
      let data0 = data.memberId;
      if (typeof data0 === 'string') {
        if (!pattern8.test(data0)) {
          const err2 = {
            instancePath: instancePath + '/memberId',
            schemaPath: '#/components/schemas/Id/pattern',
            keyword: 'pattern',
            params: { pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' },
          };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = {
          instancePath: instancePath + '/memberId',
          schemaPath: '#/components/schemas/Id/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.reason !== undefined) {
      let data1 = data.reason;
      if (typeof data1 === 'string') {
        if (func1(data1) > 2000) {
          const err4 = {
            instancePath: instancePath + '/reason',
            schemaPath: '#/properties/reason/maxLength',
            keyword: 'maxLength',
            params: { limit: 2000 },
          };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (func1(data1) < 1) {
          const err5 = {
            instancePath: instancePath + '/reason',
            schemaPath: '#/properties/reason/minLength',
            keyword: 'minLength',
            params: { limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (!pattern4.test(data1)) {
          const err6 = {
            instancePath: instancePath + '/reason',
            schemaPath: '#/properties/reason/pattern',
            keyword: 'pattern',
            params: { pattern: '^(?=[^\\u0000]*$)\\s*\\S' },
          };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = {
          instancePath: instancePath + '/reason',
          schemaPath: '#/properties/reason/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
  } else {
    const err8 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate58.errors = vErrors;
  return errors === 0;
}
validate58.evaluated = {
  props: { memberId: true, reason: true },
  dynamicProps: false,
  dynamicItems: false,
};
function validate57(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate57.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (!(data && typeof data == 'object' && !Array.isArray(data))) {
    const err0 = {
      instancePath,
      schemaPath: '#/allOf/0/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (
    !validate58(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })
  ) {
    vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
    errors = vErrors.length;
  }
  validate57.errors = vErrors;
  return errors === 0;
}
validate57.evaluated = {
  props: { memberId: true, reason: true },
  dynamicProps: false,
  dynamicItems: false,
};
export const is_places = validate60;
const schema84 = {
  type: 'object',
  required: [],
  properties: {
    q: { type: 'string', minLength: 2, maxLength: 80 },
    cell: { type: 'string', pattern: '^\\d{1,10}$' },
  },
};
const pattern14 = new RegExp('^\\d{1,10}$', 'u');
function validate60(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate60.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.q !== undefined) {
      let data0 = data.q;
      if (typeof data0 === 'string') {
        if (func1(data0) > 80) {
          const err0 = {
            instancePath: instancePath + '/q',
            schemaPath: '#/properties/q/maxLength',
            keyword: 'maxLength',
            params: { limit: 80 },
          };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (func1(data0) < 2) {
          const err1 = {
            instancePath: instancePath + '/q',
            schemaPath: '#/properties/q/minLength',
            keyword: 'minLength',
            params: { limit: 2 },
          };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = {
          instancePath: instancePath + '/q',
          schemaPath: '#/properties/q/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.cell !== undefined) {
      let data1 = data.cell;
      if (typeof data1 === 'string') {
        if (!pattern14.test(data1)) {
          const err3 = {
            instancePath: instancePath + '/cell',
            schemaPath: '#/properties/cell/pattern',
            keyword: 'pattern',
            params: { pattern: '^\\d{1,10}$' },
          };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = {
          instancePath: instancePath + '/cell',
          schemaPath: '#/properties/cell/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
  } else {
    const err5 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate60.errors = vErrors;
  return errors === 0;
}
validate60.evaluated = { props: { q: true, cell: true }, dynamicProps: false, dynamicItems: false };
export const requests = {
  signUp: is_signUp,
  sendVerificationLink: is_sendVerificationLink,
  forgotPassword: is_forgotPassword,
  changePassword: is_changePassword,
  editProfile: is_editProfile,
  exportData: is_exportData,
  deleteAccount: is_deleteAccount,
  verifyEmail: is_verifyEmail,
  resetPassword: is_resetPassword,
  signIn: is_signIn,
  session: is_session,
  signOut: is_signOut,
  sessions: is_sessions,
  endOtherSessions: is_endOtherSessions,
  endSession: is_endSession,
  member: is_member,
  block: is_block,
  unblock: is_unblock,
  report: is_report,
  places: is_places,
};
