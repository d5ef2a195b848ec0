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
const schema52 = {
  type: 'object',
  required: ['roof', 'colour', 'door'],
  properties: {
    roof: { type: 'string', enum: ['gable', 'flat', 'stepped', 'dome'] },
    colour: { type: 'string', enum: ['brick', 'wine', 'moss', 'pine', 'slate'] },
    door: { type: 'string', enum: ['square', 'round', 'double'] },
  },
};
const schema53 = {
  type: 'object',
  required: ['cell', 'span'],
  properties: {
    cell: { type: 'integer', minimum: 0, maximum: 2147483647 },
    span: { type: 'integer', enum: [1, 3, 9] },
  },
};
const pattern6 = new RegExp('^[^\\u0000]*$', 'u');
const schema50 = { type: 'array', maxItems: 20, items: { $ref: '#/components/schemas/Language' } };
const schema51 = { type: 'string', pattern: '^[a-z]{2,3}$' };
const pattern7 = new RegExp('^[a-z]{2,3}$', 'u');
function validate35(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate35.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (Array.isArray(data)) {
    if (data.length > 20) {
      const err0 = {
        instancePath,
        schemaPath: '#/maxItems',
        keyword: 'maxItems',
        params: { limit: 20 },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      let data0 = data[i0];
      if (typeof data0 === 'string') {
        if (!pattern7.test(data0)) {
          const err1 = {
            instancePath: instancePath + '/' + i0,
            schemaPath: '#/components/schemas/Language/pattern',
            keyword: 'pattern',
            params: { pattern: '^[a-z]{2,3}$' },
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
          instancePath: instancePath + '/' + i0,
          schemaPath: '#/components/schemas/Language/type',
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
    const err3 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'array' } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate35.errors = vErrors;
  return errors === 0;
}
validate35.evaluated = { items: true, dynamicProps: false, dynamicItems: false };
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
      if (
        !validate35(data.languages, {
          instancePath: instancePath + '/languages',
          parentData: data,
          parentDataProperty: 'languages',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
        errors = vErrors.length;
      }
    }
    if (data.house !== undefined) {
      let data4 = data.house;
      if (data4 && typeof data4 == 'object' && !Array.isArray(data4)) {
        if (data4.roof === undefined) {
          const err11 = {
            instancePath: instancePath + '/house',
            schemaPath: '#/components/schemas/House/required',
            keyword: 'required',
            params: { missingProperty: 'roof' },
          };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (data4.colour === undefined) {
          const err12 = {
            instancePath: instancePath + '/house',
            schemaPath: '#/components/schemas/House/required',
            keyword: 'required',
            params: { missingProperty: 'colour' },
          };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
        if (data4.door === undefined) {
          const err13 = {
            instancePath: instancePath + '/house',
            schemaPath: '#/components/schemas/House/required',
            keyword: 'required',
            params: { missingProperty: 'door' },
          };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (data4.roof !== undefined) {
          let data5 = data4.roof;
          if (typeof data5 !== 'string') {
            const err14 = {
              instancePath: instancePath + '/house/roof',
              schemaPath: '#/components/schemas/House/properties/roof/type',
              keyword: 'type',
              params: { type: 'string' },
            };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
          if (!(data5 === 'gable' || data5 === 'flat' || data5 === 'stepped' || data5 === 'dome')) {
            const err15 = {
              instancePath: instancePath + '/house/roof',
              schemaPath: '#/components/schemas/House/properties/roof/enum',
              keyword: 'enum',
              params: { allowedValues: schema52.properties.roof.enum },
            };
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          }
        }
        if (data4.colour !== undefined) {
          let data6 = data4.colour;
          if (typeof data6 !== 'string') {
            const err16 = {
              instancePath: instancePath + '/house/colour',
              schemaPath: '#/components/schemas/House/properties/colour/type',
              keyword: 'type',
              params: { type: 'string' },
            };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
          if (
            !(
              data6 === 'brick' ||
              data6 === 'wine' ||
              data6 === 'moss' ||
              data6 === 'pine' ||
              data6 === 'slate'
            )
          ) {
            const err17 = {
              instancePath: instancePath + '/house/colour',
              schemaPath: '#/components/schemas/House/properties/colour/enum',
              keyword: 'enum',
              params: { allowedValues: schema52.properties.colour.enum },
            };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
        }
        if (data4.door !== undefined) {
          let data7 = data4.door;
          if (typeof data7 !== 'string') {
            const err18 = {
              instancePath: instancePath + '/house/door',
              schemaPath: '#/components/schemas/House/properties/door/type',
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
          if (!(data7 === 'square' || data7 === 'round' || data7 === 'double')) {
            const err19 = {
              instancePath: instancePath + '/house/door',
              schemaPath: '#/components/schemas/House/properties/door/enum',
              keyword: 'enum',
              params: { allowedValues: schema52.properties.door.enum },
            };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
        }
      } else {
        const err20 = {
          instancePath: instancePath + '/house',
          schemaPath: '#/components/schemas/House/type',
          keyword: 'type',
          params: { type: 'object' },
        };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
    if (data.place !== undefined) {
      let data8 = data.place;
      const _errs19 = errors;
      let valid4 = false;
      const _errs20 = errors;
      if (data8 && typeof data8 == 'object' && !Array.isArray(data8)) {
        if (data8.cell === undefined) {
          const err21 = {
            instancePath: instancePath + '/place',
            schemaPath: '#/components/schemas/Place/required',
            keyword: 'required',
            params: { missingProperty: 'cell' },
          };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
        if (data8.span === undefined) {
          const err22 = {
            instancePath: instancePath + '/place',
            schemaPath: '#/components/schemas/Place/required',
            keyword: 'required',
            params: { missingProperty: 'span' },
          };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
        if (data8.cell !== undefined) {
          let data9 = data8.cell;
          if (!(typeof data9 == 'number' && !(data9 % 1) && !isNaN(data9))) {
            const err23 = {
              instancePath: instancePath + '/place/cell',
              schemaPath: '#/components/schemas/Place/properties/cell/type',
              keyword: 'type',
              params: { type: 'integer' },
            };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
          if (typeof data9 == 'number') {
            if (data9 > 2147483647 || isNaN(data9)) {
              const err24 = {
                instancePath: instancePath + '/place/cell',
                schemaPath: '#/components/schemas/Place/properties/cell/maximum',
                keyword: 'maximum',
                params: { comparison: '<=', limit: 2147483647 },
              };
              if (vErrors === null) {
                vErrors = [err24];
              } else {
                vErrors.push(err24);
              }
              errors++;
            }
            if (data9 < 0 || isNaN(data9)) {
              const err25 = {
                instancePath: instancePath + '/place/cell',
                schemaPath: '#/components/schemas/Place/properties/cell/minimum',
                keyword: 'minimum',
                params: { comparison: '>=', limit: 0 },
              };
              if (vErrors === null) {
                vErrors = [err25];
              } else {
                vErrors.push(err25);
              }
              errors++;
            }
          }
        }
        if (data8.span !== undefined) {
          let data10 = data8.span;
          if (!(typeof data10 == 'number' && !(data10 % 1) && !isNaN(data10))) {
            const err26 = {
              instancePath: instancePath + '/place/span',
              schemaPath: '#/components/schemas/Place/properties/span/type',
              keyword: 'type',
              params: { type: 'integer' },
            };
            if (vErrors === null) {
              vErrors = [err26];
            } else {
              vErrors.push(err26);
            }
            errors++;
          }
          if (!(data10 === 1 || data10 === 3 || data10 === 9)) {
            const err27 = {
              instancePath: instancePath + '/place/span',
              schemaPath: '#/components/schemas/Place/properties/span/enum',
              keyword: 'enum',
              params: { allowedValues: schema53.properties.span.enum },
            };
            if (vErrors === null) {
              vErrors = [err27];
            } else {
              vErrors.push(err27);
            }
            errors++;
          }
        }
      } else {
        const err28 = {
          instancePath: instancePath + '/place',
          schemaPath: '#/components/schemas/Place/type',
          keyword: 'type',
          params: { type: 'object' },
        };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
      var _valid0 = _errs20 === errors;
      valid4 = valid4 || _valid0;
      if (_valid0) {
        var props0 = {};
        props0.cell = true;
        props0.span = true;
      }
      const _errs27 = errors;
      if (data8 !== null) {
        const err29 = {
          instancePath: instancePath + '/place',
          schemaPath: '#/properties/place/anyOf/1/type',
          keyword: 'type',
          params: { type: 'null' },
        };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
      var _valid0 = _errs27 === errors;
      valid4 = valid4 || _valid0;
      if (!valid4) {
        const err30 = {
          instancePath: instancePath + '/place',
          schemaPath: '#/properties/place/anyOf',
          keyword: 'anyOf',
          params: {},
        };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      } else {
        errors = _errs19;
        if (vErrors !== null) {
          if (_errs19) {
            vErrors.length = _errs19;
          } else {
            vErrors = null;
          }
        }
      }
    }
  } else {
    const err31 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err31];
    } else {
      vErrors.push(err31);
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
export const is_exportData = validate38;
const schema54 = {
  allOf: [
    { type: 'object', required: [], properties: {} },
    { $ref: 'openapi.yaml#/components/schemas/PasswordAgain' },
  ],
};
const schema55 = {
  type: 'object',
  required: ['password'],
  properties: { password: { $ref: '#/components/schemas/PresentPassword' } },
};
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
  validate39.errors = vErrors;
  return errors === 0;
}
validate39.evaluated = { props: { password: true }, dynamicProps: false, dynamicItems: false };
function validate38(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate38.evaluated;
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
    !validate39(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })
  ) {
    vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
    errors = vErrors.length;
  }
  validate38.errors = vErrors;
  return errors === 0;
}
validate38.evaluated = { props: { password: true }, dynamicProps: false, dynamicItems: false };
export const is_deleteAccount = validate41;
const schema57 = {
  allOf: [
    { type: 'object', required: [], properties: {} },
    { $ref: 'openapi.yaml#/components/schemas/PasswordAgain' },
  ],
};
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
  validate42.errors = vErrors;
  return errors === 0;
}
validate42.evaluated = { props: { password: true }, dynamicProps: false, dynamicItems: false };
function validate41(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate41.evaluated;
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
    !validate42(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })
  ) {
    vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
    errors = vErrors.length;
  }
  validate41.errors = vErrors;
  return errors === 0;
}
validate41.evaluated = { props: { password: true }, dynamicProps: false, dynamicItems: false };
export const is_verifyEmail = validate44;
const schema60 = {
  type: 'object',
  required: ['token'],
  properties: { token: { $ref: 'openapi.yaml#/components/schemas/Token' } },
};
const schema61 = { type: 'string', minLength: 1, maxLength: 512 };
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
  validate44.errors = vErrors;
  return errors === 0;
}
validate44.evaluated = { props: { token: true }, dynamicProps: false, dynamicItems: false };
export const is_resetPassword = validate45;
const schema62 = {
  allOf: [
    { type: 'object', required: [], properties: {} },
    { $ref: 'openapi.yaml#/components/schemas/ResetRequest' },
  ],
};
const schema63 = {
  type: 'object',
  required: ['newPassword', 'token'],
  properties: {
    newPassword: { $ref: '#/components/schemas/NewPassword' },
    token: { $ref: '#/components/schemas/Token' },
  },
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
  validate46.errors = vErrors;
  return errors === 0;
}
validate46.evaluated = {
  props: { newPassword: true, token: true },
  dynamicProps: false,
  dynamicItems: false,
};
function validate45(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate45.evaluated;
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
    !validate46(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })
  ) {
    vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
    errors = vErrors.length;
  }
  validate45.errors = vErrors;
  return errors === 0;
}
validate45.evaluated = {
  props: { newPassword: true, token: true },
  dynamicProps: false,
  dynamicItems: false,
};
export const is_signIn = validate48;
const schema66 = {
  allOf: [
    { type: 'object', required: [], properties: {} },
    { $ref: 'openapi.yaml#/components/schemas/SignIn' },
  ],
};
const schema67 = {
  type: 'object',
  required: ['email', 'password'],
  properties: {
    email: { $ref: '#/components/schemas/EMail' },
    password: { $ref: '#/components/schemas/PresentPassword' },
  },
};
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
  validate49.errors = vErrors;
  return errors === 0;
}
validate49.evaluated = {
  props: { email: true, password: true },
  dynamicProps: false,
  dynamicItems: false,
};
function validate48(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate48.evaluated;
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
    !validate49(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })
  ) {
    vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
    errors = vErrors.length;
  }
  validate48.errors = vErrors;
  return errors === 0;
}
validate48.evaluated = {
  props: { email: true, password: true },
  dynamicProps: false,
  dynamicItems: false,
};
export const is_session = validate51;
const schema70 = { type: 'object', required: [], properties: {} };
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
export const is_signOut = validate52;
const schema71 = { type: 'object', required: [], properties: {} };
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
export const is_sessions = validate53;
const schema72 = { type: 'object', required: [], properties: {} };
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
  validate53.errors = vErrors;
  return errors === 0;
}
validate53.evaluated = { dynamicProps: false, dynamicItems: false };
export const is_endOtherSessions = validate54;
const schema73 = { type: 'object', required: [], properties: {} };
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
  validate54.errors = vErrors;
  return errors === 0;
}
validate54.evaluated = { dynamicProps: false, dynamicItems: false };
export const is_endSession = validate55;
const schema74 = {
  type: 'object',
  required: ['id'],
  properties: { id: { $ref: 'openapi.yaml#/components/schemas/Id' } },
};
const schema75 = {
  type: 'string',
  format: 'uuid',
  pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$',
};
const pattern8 = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$', 'u');
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
export const is_member = validate56;
const schema76 = {
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
export const is_block = validate57;
const schema78 = {
  type: 'object',
  required: ['id'],
  properties: { id: { $ref: 'openapi.yaml#/components/schemas/Id' } },
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
  validate57.errors = vErrors;
  return errors === 0;
}
validate57.evaluated = { props: { id: true }, dynamicProps: false, dynamicItems: false };
export const is_unblock = validate58;
const schema80 = {
  type: 'object',
  required: ['id'],
  properties: { id: { $ref: 'openapi.yaml#/components/schemas/Id' } },
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
  validate58.errors = vErrors;
  return errors === 0;
}
validate58.evaluated = { props: { id: true }, dynamicProps: false, dynamicItems: false };
export const is_report = validate59;
const schema82 = {
  allOf: [
    { type: 'object', required: [], properties: {} },
    { $ref: 'openapi.yaml#/components/schemas/Report' },
  ],
};
const schema83 = {
  type: 'object',
  required: ['memberId', 'reason'],
  properties: {
    memberId: { $ref: '#/components/schemas/Id' },
    reason: { type: 'string', pattern: '^(?=[^\\u0000]*$)\\s*\\S', minLength: 1, maxLength: 2000 },
    copyId: { $ref: '#/components/schemas/Id' },
    number: { type: 'integer', minimum: 1, maximum: 2147483646 },
  },
};
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
    if (data.copyId !== undefined) {
      let data2 = data.copyId;
      if (typeof data2 === 'string') {
        if (!pattern8.test(data2)) {
          const err8 = {
            instancePath: instancePath + '/copyId',
            schemaPath: '#/components/schemas/Id/pattern',
            keyword: 'pattern',
            params: { pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' },
          };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = {
          instancePath: instancePath + '/copyId',
          schemaPath: '#/components/schemas/Id/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.number !== undefined) {
      let data3 = data.number;
      if (!(typeof data3 == 'number' && !(data3 % 1) && !isNaN(data3))) {
        const err10 = {
          instancePath: instancePath + '/number',
          schemaPath: '#/properties/number/type',
          keyword: 'type',
          params: { type: 'integer' },
        };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      if (typeof data3 == 'number') {
        if (data3 > 2147483646 || isNaN(data3)) {
          const err11 = {
            instancePath: instancePath + '/number',
            schemaPath: '#/properties/number/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 2147483646 },
          };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (data3 < 1 || isNaN(data3)) {
          const err12 = {
            instancePath: instancePath + '/number',
            schemaPath: '#/properties/number/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      }
    }
  } else {
    const err13 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err13];
    } else {
      vErrors.push(err13);
    }
    errors++;
  }
  validate60.errors = vErrors;
  return errors === 0;
}
validate60.evaluated = {
  props: { memberId: true, reason: true, copyId: true, number: true },
  dynamicProps: false,
  dynamicItems: false,
};
function validate59(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate59.evaluated;
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
    !validate60(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })
  ) {
    vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
    errors = vErrors.length;
  }
  validate59.errors = vErrors;
  return errors === 0;
}
validate59.evaluated = {
  props: { memberId: true, reason: true, copyId: true, number: true },
  dynamicProps: false,
  dynamicItems: false,
};
export const is_reports = validate62;
const schema86 = {
  type: 'object',
  required: [],
  properties: { cursor: { type: 'string', minLength: 1, maxLength: 500 } },
};
function validate62(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate62.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.cursor !== undefined) {
      let data0 = data.cursor;
      if (typeof data0 === 'string') {
        if (func1(data0) > 500) {
          const err0 = {
            instancePath: instancePath + '/cursor',
            schemaPath: '#/properties/cursor/maxLength',
            keyword: 'maxLength',
            params: { limit: 500 },
          };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (func1(data0) < 1) {
          const err1 = {
            instancePath: instancePath + '/cursor',
            schemaPath: '#/properties/cursor/minLength',
            keyword: 'minLength',
            params: { limit: 1 },
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
          instancePath: instancePath + '/cursor',
          schemaPath: '#/properties/cursor/type',
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
  validate62.errors = vErrors;
  return errors === 0;
}
validate62.evaluated = { props: { cursor: true }, dynamicProps: false, dynamicItems: false };
export const is_decide = validate63;
const schema87 = {
  allOf: [
    {
      type: 'object',
      required: ['id'],
      properties: { id: { $ref: 'openapi.yaml#/components/schemas/Id' } },
    },
    { $ref: 'openapi.yaml#/components/schemas/NewDecision' },
  ],
};
const schema89 = {
  type: 'object',
  required: ['decision'],
  properties: {
    decision: { $ref: '#/components/schemas/Decision' },
    title: { $ref: '#/components/schemas/BookTitle' },
    authors: { $ref: '#/components/schemas/BookAuthors' },
  },
};
const schema90 = { type: 'string', enum: ['dismiss', 'hide', 'hide book', 'correct', 'suspend'] };
const schema91 = {
  type: 'string',
  pattern: '^(?=[^\\u0000]*$)\\s*\\S',
  minLength: 1,
  maxLength: 300,
};
const schema92 = { type: 'string', pattern: '^[^\\u0000]*$', maxLength: 300 };
function validate64(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate64.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.decision === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'decision' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.decision !== undefined) {
      let data0 = data.decision;
      if (typeof data0 !== 'string') {
        const err1 = {
          instancePath: instancePath + '/decision',
          schemaPath: '#/components/schemas/Decision/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (
        !(
          data0 === 'dismiss' ||
          data0 === 'hide' ||
          data0 === 'hide book' ||
          data0 === 'correct' ||
          data0 === 'suspend'
        )
      ) {
        const err2 = {
          instancePath: instancePath + '/decision',
          schemaPath: '#/components/schemas/Decision/enum',
          keyword: 'enum',
          params: { allowedValues: schema90.enum },
        };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.title !== undefined) {
      let data1 = data.title;
      if (typeof data1 === 'string') {
        if (func1(data1) > 300) {
          const err3 = {
            instancePath: instancePath + '/title',
            schemaPath: '#/components/schemas/BookTitle/maxLength',
            keyword: 'maxLength',
            params: { limit: 300 },
          };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (func1(data1) < 1) {
          const err4 = {
            instancePath: instancePath + '/title',
            schemaPath: '#/components/schemas/BookTitle/minLength',
            keyword: 'minLength',
            params: { limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (!pattern4.test(data1)) {
          const err5 = {
            instancePath: instancePath + '/title',
            schemaPath: '#/components/schemas/BookTitle/pattern',
            keyword: 'pattern',
            params: { pattern: '^(?=[^\\u0000]*$)\\s*\\S' },
          };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = {
          instancePath: instancePath + '/title',
          schemaPath: '#/components/schemas/BookTitle/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.authors !== undefined) {
      let data2 = data.authors;
      if (typeof data2 === 'string') {
        if (func1(data2) > 300) {
          const err7 = {
            instancePath: instancePath + '/authors',
            schemaPath: '#/components/schemas/BookAuthors/maxLength',
            keyword: 'maxLength',
            params: { limit: 300 },
          };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (!pattern6.test(data2)) {
          const err8 = {
            instancePath: instancePath + '/authors',
            schemaPath: '#/components/schemas/BookAuthors/pattern',
            keyword: 'pattern',
            params: { pattern: '^[^\\u0000]*$' },
          };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = {
          instancePath: instancePath + '/authors',
          schemaPath: '#/components/schemas/BookAuthors/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
  } else {
    const err10 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err10];
    } else {
      vErrors.push(err10);
    }
    errors++;
  }
  validate64.errors = vErrors;
  return errors === 0;
}
validate64.evaluated = {
  props: { decision: true, title: true, authors: true },
  dynamicProps: false,
  dynamicItems: false,
};
function validate63(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate63.evaluated;
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
        schemaPath: '#/allOf/0/required',
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
      schemaPath: '#/allOf/0/type',
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
  if (
    !validate64(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })
  ) {
    vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
    errors = vErrors.length;
  }
  validate63.errors = vErrors;
  return errors === 0;
}
validate63.evaluated = {
  props: { decision: true, title: true, authors: true, id: true },
  dynamicProps: false,
  dynamicItems: false,
};
export const is_places = validate66;
const schema93 = {
  type: 'object',
  required: [],
  properties: {
    q: { type: 'string', minLength: 2, maxLength: 80 },
    cell: { type: 'string', pattern: '^\\d{1,10}$' },
  },
};
const pattern18 = new RegExp('^\\d{1,10}$', 'u');
function validate66(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate66.evaluated;
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
        if (!pattern18.test(data1)) {
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
  validate66.errors = vErrors;
  return errors === 0;
}
validate66.evaluated = { props: { q: true, cell: true }, dynamicProps: false, dynamicItems: false };
export const is_lookUpBooks = validate67;
const schema94 = {
  type: 'object',
  required: ['q'],
  properties: { q: { type: 'string', pattern: '\\S', minLength: 1, maxLength: 300 } },
};
const pattern19 = new RegExp('\\S', 'u');
function validate67(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate67.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.q === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'q' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.q !== undefined) {
      let data0 = data.q;
      if (typeof data0 === 'string') {
        if (func1(data0) > 300) {
          const err1 = {
            instancePath: instancePath + '/q',
            schemaPath: '#/properties/q/maxLength',
            keyword: 'maxLength',
            params: { limit: 300 },
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
            instancePath: instancePath + '/q',
            schemaPath: '#/properties/q/minLength',
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
        if (!pattern19.test(data0)) {
          const err3 = {
            instancePath: instancePath + '/q',
            schemaPath: '#/properties/q/pattern',
            keyword: 'pattern',
            params: { pattern: '\\S' },
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
          instancePath: instancePath + '/q',
          schemaPath: '#/properties/q/type',
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
  validate67.errors = vErrors;
  return errors === 0;
}
validate67.evaluated = { props: { q: true }, dynamicProps: false, dynamicItems: false };
export const is_discover = validate68;
const schema95 = {
  type: 'object',
  required: [],
  properties: {
    q: { type: 'string', minLength: 1, maxLength: 300 },
    way: { $ref: 'openapi.yaml#/components/schemas/Way' },
    within: { type: 'string', enum: ['1', '2', '5', '10', '25'] },
    language: { $ref: 'openapi.yaml#/components/schemas/Language' },
    cursor: { type: 'string', minLength: 1, maxLength: 500 },
  },
};
const schema96 = { type: 'string', enum: ['give', 'sell', 'swap'] };
function validate68(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate68.evaluated;
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
        if (func1(data0) > 300) {
          const err0 = {
            instancePath: instancePath + '/q',
            schemaPath: '#/properties/q/maxLength',
            keyword: 'maxLength',
            params: { limit: 300 },
          };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (func1(data0) < 1) {
          const err1 = {
            instancePath: instancePath + '/q',
            schemaPath: '#/properties/q/minLength',
            keyword: 'minLength',
            params: { limit: 1 },
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
    if (data.way !== undefined) {
      let data1 = data.way;
      if (typeof data1 !== 'string') {
        const err3 = {
          instancePath: instancePath + '/way',
          schemaPath: 'openapi.yaml#/components/schemas/Way/type',
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
      if (!(data1 === 'give' || data1 === 'sell' || data1 === 'swap')) {
        const err4 = {
          instancePath: instancePath + '/way',
          schemaPath: 'openapi.yaml#/components/schemas/Way/enum',
          keyword: 'enum',
          params: { allowedValues: schema96.enum },
        };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.within !== undefined) {
      let data2 = data.within;
      if (typeof data2 !== 'string') {
        const err5 = {
          instancePath: instancePath + '/within',
          schemaPath: '#/properties/within/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (!(data2 === '1' || data2 === '2' || data2 === '5' || data2 === '10' || data2 === '25')) {
        const err6 = {
          instancePath: instancePath + '/within',
          schemaPath: '#/properties/within/enum',
          keyword: 'enum',
          params: { allowedValues: schema95.properties.within.enum },
        };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.language !== undefined) {
      let data3 = data.language;
      if (typeof data3 === 'string') {
        if (!pattern7.test(data3)) {
          const err7 = {
            instancePath: instancePath + '/language',
            schemaPath: 'openapi.yaml#/components/schemas/Language/pattern',
            keyword: 'pattern',
            params: { pattern: '^[a-z]{2,3}$' },
          };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      } else {
        const err8 = {
          instancePath: instancePath + '/language',
          schemaPath: 'openapi.yaml#/components/schemas/Language/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.cursor !== undefined) {
      let data4 = data.cursor;
      if (typeof data4 === 'string') {
        if (func1(data4) > 500) {
          const err9 = {
            instancePath: instancePath + '/cursor',
            schemaPath: '#/properties/cursor/maxLength',
            keyword: 'maxLength',
            params: { limit: 500 },
          };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (func1(data4) < 1) {
          const err10 = {
            instancePath: instancePath + '/cursor',
            schemaPath: '#/properties/cursor/minLength',
            keyword: 'minLength',
            params: { limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      } else {
        const err11 = {
          instancePath: instancePath + '/cursor',
          schemaPath: '#/properties/cursor/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
  } else {
    const err12 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err12];
    } else {
      vErrors.push(err12);
    }
    errors++;
  }
  validate68.errors = vErrors;
  return errors === 0;
}
validate68.evaluated = {
  props: { q: true, way: true, within: true, language: true, cursor: true },
  dynamicProps: false,
  dynamicItems: false,
};
export const is_addCopy = validate69;
const schema98 = {
  allOf: [
    {
      type: 'object',
      required: ['Idempotency-Key'],
      properties: { 'Idempotency-Key': { $ref: 'openapi.yaml#/components/schemas/Id' } },
    },
    { $ref: 'openapi.yaml#/components/schemas/NewCopy' },
  ],
};
const schema100 = {
  type: 'object',
  required: ['book', 'ways', 'condition'],
  properties: {
    book: {
      anyOf: [{ $ref: '#/components/schemas/KnownBook' }, { $ref: '#/components/schemas/NewBook' }],
    },
    ways: { $ref: '#/components/schemas/Ways' },
    price: { $ref: '#/components/schemas/Price' },
    condition: { $ref: '#/components/schemas/Condition' },
    note: { $ref: '#/components/schemas/Note' },
  },
};
const schema109 = { type: ['integer', 'null'], minimum: 0, maximum: 10000000 };
const schema110 = { type: 'string', enum: ['as new', 'good', 'worn'] };
const schema111 = { type: 'string', pattern: '^[^\\u0000]*$', maxLength: 500 };
const schema101 = {
  type: 'object',
  required: ['id'],
  additionalProperties: false,
  properties: { id: { $ref: '#/components/schemas/Id' } },
};
function validate71(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate71.evaluated;
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
    for (const key0 in data) {
      if (!(key0 === 'id')) {
        const err1 = {
          instancePath,
          schemaPath: '#/additionalProperties',
          keyword: 'additionalProperties',
          params: { additionalProperty: key0 },
        };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.id !== undefined) {
      let data0 = data.id;
      if (typeof data0 === 'string') {
        if (!pattern8.test(data0)) {
          const err2 = {
            instancePath: instancePath + '/id',
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
          instancePath: instancePath + '/id',
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
  validate71.errors = vErrors;
  return errors === 0;
}
validate71.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
const schema103 = {
  type: 'object',
  required: ['title', 'authors'],
  properties: {
    title: { $ref: '#/components/schemas/BookTitle' },
    authors: { $ref: '#/components/schemas/BookAuthors' },
    language: { $ref: '#/components/schemas/Language' },
    year: { type: 'integer', minimum: -3000, maximum: 2200 },
    isbn: { type: 'string', maxLength: 40 },
  },
};
function validate73(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate73.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.title === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'title' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.authors === undefined) {
      const err1 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'authors' },
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.title !== undefined) {
      let data0 = data.title;
      if (typeof data0 === 'string') {
        if (func1(data0) > 300) {
          const err2 = {
            instancePath: instancePath + '/title',
            schemaPath: '#/components/schemas/BookTitle/maxLength',
            keyword: 'maxLength',
            params: { limit: 300 },
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
            instancePath: instancePath + '/title',
            schemaPath: '#/components/schemas/BookTitle/minLength',
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
        if (!pattern4.test(data0)) {
          const err4 = {
            instancePath: instancePath + '/title',
            schemaPath: '#/components/schemas/BookTitle/pattern',
            keyword: 'pattern',
            params: { pattern: '^(?=[^\\u0000]*$)\\s*\\S' },
          };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = {
          instancePath: instancePath + '/title',
          schemaPath: '#/components/schemas/BookTitle/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.authors !== undefined) {
      let data1 = data.authors;
      if (typeof data1 === 'string') {
        if (func1(data1) > 300) {
          const err6 = {
            instancePath: instancePath + '/authors',
            schemaPath: '#/components/schemas/BookAuthors/maxLength',
            keyword: 'maxLength',
            params: { limit: 300 },
          };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (!pattern6.test(data1)) {
          const err7 = {
            instancePath: instancePath + '/authors',
            schemaPath: '#/components/schemas/BookAuthors/pattern',
            keyword: 'pattern',
            params: { pattern: '^[^\\u0000]*$' },
          };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      } else {
        const err8 = {
          instancePath: instancePath + '/authors',
          schemaPath: '#/components/schemas/BookAuthors/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.language !== undefined) {
      let data2 = data.language;
      if (typeof data2 === 'string') {
        if (!pattern7.test(data2)) {
          const err9 = {
            instancePath: instancePath + '/language',
            schemaPath: '#/components/schemas/Language/pattern',
            keyword: 'pattern',
            params: { pattern: '^[a-z]{2,3}$' },
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
          instancePath: instancePath + '/language',
          schemaPath: '#/components/schemas/Language/type',
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
    if (data.year !== undefined) {
      let data3 = data.year;
      if (!(typeof data3 == 'number' && !(data3 % 1) && !isNaN(data3))) {
        const err11 = {
          instancePath: instancePath + '/year',
          schemaPath: '#/properties/year/type',
          keyword: 'type',
          params: { type: 'integer' },
        };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
      if (typeof data3 == 'number') {
        if (data3 > 2200 || isNaN(data3)) {
          const err12 = {
            instancePath: instancePath + '/year',
            schemaPath: '#/properties/year/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 2200 },
          };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
        if (data3 < -3000 || isNaN(data3)) {
          const err13 = {
            instancePath: instancePath + '/year',
            schemaPath: '#/properties/year/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: -3000 },
          };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      }
    }
    if (data.isbn !== undefined) {
      let data4 = data.isbn;
      if (typeof data4 === 'string') {
        if (func1(data4) > 40) {
          const err14 = {
            instancePath: instancePath + '/isbn',
            schemaPath: '#/properties/isbn/maxLength',
            keyword: 'maxLength',
            params: { limit: 40 },
          };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      } else {
        const err15 = {
          instancePath: instancePath + '/isbn',
          schemaPath: '#/properties/isbn/type',
          keyword: 'type',
          params: { type: 'string' },
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
  validate73.errors = vErrors;
  return errors === 0;
}
validate73.evaluated = {
  props: { title: true, authors: true, language: true, year: true, isbn: true },
  dynamicProps: false,
  dynamicItems: false,
};
const schema107 = {
  type: 'array',
  minItems: 1,
  maxItems: 3,
  items: { $ref: '#/components/schemas/Way' },
};
function validate75(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate75.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (Array.isArray(data)) {
    if (data.length > 3) {
      const err0 = {
        instancePath,
        schemaPath: '#/maxItems',
        keyword: 'maxItems',
        params: { limit: 3 },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.length < 1) {
      const err1 = {
        instancePath,
        schemaPath: '#/minItems',
        keyword: 'minItems',
        params: { limit: 1 },
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      let data0 = data[i0];
      if (typeof data0 !== 'string') {
        const err2 = {
          instancePath: instancePath + '/' + i0,
          schemaPath: '#/components/schemas/Way/type',
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
      if (!(data0 === 'give' || data0 === 'sell' || data0 === 'swap')) {
        const err3 = {
          instancePath: instancePath + '/' + i0,
          schemaPath: '#/components/schemas/Way/enum',
          keyword: 'enum',
          params: { allowedValues: schema96.enum },
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
    const err4 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'array' } };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate75.errors = vErrors;
  return errors === 0;
}
validate75.evaluated = { items: true, dynamicProps: false, dynamicItems: false };
function validate70(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate70.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.book === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'book' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.ways === undefined) {
      const err1 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'ways' },
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.condition === undefined) {
      const err2 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'condition' },
      };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.book !== undefined) {
      let data0 = data.book;
      const _errs2 = errors;
      let valid1 = false;
      const _errs3 = errors;
      if (
        !validate71(data0, {
          instancePath: instancePath + '/book',
          parentData: data,
          parentDataProperty: 'book',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
        errors = vErrors.length;
      }
      var _valid0 = _errs3 === errors;
      valid1 = valid1 || _valid0;
      if (_valid0) {
        var props0 = true;
      }
      const _errs4 = errors;
      if (
        !validate73(data0, {
          instancePath: instancePath + '/book',
          parentData: data,
          parentDataProperty: 'book',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
        errors = vErrors.length;
      }
      var _valid0 = _errs4 === errors;
      valid1 = valid1 || _valid0;
      if (_valid0) {
        if (props0 !== true) {
          props0 = props0 || {};
          props0.title = true;
          props0.authors = true;
          props0.language = true;
          props0.year = true;
          props0.isbn = true;
        }
      }
      if (!valid1) {
        const err3 = {
          instancePath: instancePath + '/book',
          schemaPath: '#/properties/book/anyOf',
          keyword: 'anyOf',
          params: {},
        };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      } else {
        errors = _errs2;
        if (vErrors !== null) {
          if (_errs2) {
            vErrors.length = _errs2;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.ways !== undefined) {
      if (
        !validate75(data.ways, {
          instancePath: instancePath + '/ways',
          parentData: data,
          parentDataProperty: 'ways',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
        errors = vErrors.length;
      }
    }
    if (data.price !== undefined) {
      let data2 = data.price;
      if (!(typeof data2 == 'number' && !(data2 % 1) && !isNaN(data2)) && data2 !== null) {
        const err4 = {
          instancePath: instancePath + '/price',
          schemaPath: '#/components/schemas/Price/type',
          keyword: 'type',
          params: { type: schema109.type },
        };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (typeof data2 == 'number') {
        if (data2 > 10000000 || isNaN(data2)) {
          const err5 = {
            instancePath: instancePath + '/price',
            schemaPath: '#/components/schemas/Price/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 10000000 },
          };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          const err6 = {
            instancePath: instancePath + '/price',
            schemaPath: '#/components/schemas/Price/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 0 },
          };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      }
    }
    if (data.condition !== undefined) {
      let data3 = data.condition;
      if (typeof data3 !== 'string') {
        const err7 = {
          instancePath: instancePath + '/condition',
          schemaPath: '#/components/schemas/Condition/type',
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
      if (!(data3 === 'as new' || data3 === 'good' || data3 === 'worn')) {
        const err8 = {
          instancePath: instancePath + '/condition',
          schemaPath: '#/components/schemas/Condition/enum',
          keyword: 'enum',
          params: { allowedValues: schema110.enum },
        };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.note !== undefined) {
      let data4 = data.note;
      if (typeof data4 === 'string') {
        if (func1(data4) > 500) {
          const err9 = {
            instancePath: instancePath + '/note',
            schemaPath: '#/components/schemas/Note/maxLength',
            keyword: 'maxLength',
            params: { limit: 500 },
          };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (!pattern6.test(data4)) {
          const err10 = {
            instancePath: instancePath + '/note',
            schemaPath: '#/components/schemas/Note/pattern',
            keyword: 'pattern',
            params: { pattern: '^[^\\u0000]*$' },
          };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      } else {
        const err11 = {
          instancePath: instancePath + '/note',
          schemaPath: '#/components/schemas/Note/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
  } else {
    const err12 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err12];
    } else {
      vErrors.push(err12);
    }
    errors++;
  }
  validate70.errors = vErrors;
  return errors === 0;
}
validate70.evaluated = {
  props: { book: true, ways: true, price: true, condition: true, note: true },
  dynamicProps: false,
  dynamicItems: false,
};
function validate69(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate69.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data['Idempotency-Key'] === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/allOf/0/required',
        keyword: 'required',
        params: { missingProperty: 'Idempotency-Key' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data['Idempotency-Key'] !== undefined) {
      let data0 = data['Idempotency-Key'];
      if (typeof data0 === 'string') {
        if (!pattern8.test(data0)) {
          const err1 = {
            instancePath: instancePath + '/Idempotency-Key',
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
          instancePath: instancePath + '/Idempotency-Key',
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
      schemaPath: '#/allOf/0/type',
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
  if (
    !validate70(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })
  ) {
    vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
    errors = vErrors.length;
  }
  validate69.errors = vErrors;
  return errors === 0;
}
validate69.evaluated = {
  props: {
    book: true,
    ways: true,
    price: true,
    condition: true,
    note: true,
    'Idempotency-Key': true,
  },
  dynamicProps: false,
  dynamicItems: false,
};
export const is_copy = validate78;
const schema112 = {
  type: 'object',
  required: ['id'],
  properties: { id: { $ref: 'openapi.yaml#/components/schemas/Id' } },
};
function validate78(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate78.evaluated;
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
  validate78.errors = vErrors;
  return errors === 0;
}
validate78.evaluated = { props: { id: true }, dynamicProps: false, dynamicItems: false };
export const is_editCopy = validate79;
const schema114 = {
  allOf: [
    {
      type: 'object',
      required: ['id'],
      properties: { id: { $ref: 'openapi.yaml#/components/schemas/Id' } },
    },
    { $ref: 'openapi.yaml#/components/schemas/CopyChange' },
  ],
};
const schema116 = {
  type: 'object',
  required: ['version'],
  properties: {
    version: { type: 'integer', minimum: 1, maximum: 2147483646 },
    ways: { $ref: '#/components/schemas/Ways' },
    price: { $ref: '#/components/schemas/Price' },
    condition: { $ref: '#/components/schemas/Condition' },
    note: { $ref: '#/components/schemas/Note' },
    state: { type: 'string', enum: ['offered', 'aside'] },
    book: { $ref: '#/components/schemas/BookName' },
  },
};
const schema120 = {
  type: 'object',
  required: ['title', 'authors'],
  properties: {
    title: { $ref: '#/components/schemas/BookTitle' },
    authors: { $ref: '#/components/schemas/BookAuthors' },
    language: { $ref: '#/components/schemas/Language' },
  },
};
function validate82(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate82.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.title === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'title' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.authors === undefined) {
      const err1 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'authors' },
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.title !== undefined) {
      let data0 = data.title;
      if (typeof data0 === 'string') {
        if (func1(data0) > 300) {
          const err2 = {
            instancePath: instancePath + '/title',
            schemaPath: '#/components/schemas/BookTitle/maxLength',
            keyword: 'maxLength',
            params: { limit: 300 },
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
            instancePath: instancePath + '/title',
            schemaPath: '#/components/schemas/BookTitle/minLength',
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
        if (!pattern4.test(data0)) {
          const err4 = {
            instancePath: instancePath + '/title',
            schemaPath: '#/components/schemas/BookTitle/pattern',
            keyword: 'pattern',
            params: { pattern: '^(?=[^\\u0000]*$)\\s*\\S' },
          };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = {
          instancePath: instancePath + '/title',
          schemaPath: '#/components/schemas/BookTitle/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.authors !== undefined) {
      let data1 = data.authors;
      if (typeof data1 === 'string') {
        if (func1(data1) > 300) {
          const err6 = {
            instancePath: instancePath + '/authors',
            schemaPath: '#/components/schemas/BookAuthors/maxLength',
            keyword: 'maxLength',
            params: { limit: 300 },
          };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (!pattern6.test(data1)) {
          const err7 = {
            instancePath: instancePath + '/authors',
            schemaPath: '#/components/schemas/BookAuthors/pattern',
            keyword: 'pattern',
            params: { pattern: '^[^\\u0000]*$' },
          };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      } else {
        const err8 = {
          instancePath: instancePath + '/authors',
          schemaPath: '#/components/schemas/BookAuthors/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.language !== undefined) {
      let data2 = data.language;
      if (typeof data2 === 'string') {
        if (!pattern7.test(data2)) {
          const err9 = {
            instancePath: instancePath + '/language',
            schemaPath: '#/components/schemas/Language/pattern',
            keyword: 'pattern',
            params: { pattern: '^[a-z]{2,3}$' },
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
          instancePath: instancePath + '/language',
          schemaPath: '#/components/schemas/Language/type',
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
  } else {
    const err11 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err11];
    } else {
      vErrors.push(err11);
    }
    errors++;
  }
  validate82.errors = vErrors;
  return errors === 0;
}
validate82.evaluated = {
  props: { title: true, authors: true, language: true },
  dynamicProps: false,
  dynamicItems: false,
};
function validate80(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate80.evaluated;
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
        if (data0 < 1 || isNaN(data0)) {
          const err3 = {
            instancePath: instancePath + '/version',
            schemaPath: '#/properties/version/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 1 },
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
    if (data.ways !== undefined) {
      if (
        !validate75(data.ways, {
          instancePath: instancePath + '/ways',
          parentData: data,
          parentDataProperty: 'ways',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
        errors = vErrors.length;
      }
    }
    if (data.price !== undefined) {
      let data2 = data.price;
      if (!(typeof data2 == 'number' && !(data2 % 1) && !isNaN(data2)) && data2 !== null) {
        const err4 = {
          instancePath: instancePath + '/price',
          schemaPath: '#/components/schemas/Price/type',
          keyword: 'type',
          params: { type: schema109.type },
        };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (typeof data2 == 'number') {
        if (data2 > 10000000 || isNaN(data2)) {
          const err5 = {
            instancePath: instancePath + '/price',
            schemaPath: '#/components/schemas/Price/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 10000000 },
          };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          const err6 = {
            instancePath: instancePath + '/price',
            schemaPath: '#/components/schemas/Price/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 0 },
          };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      }
    }
    if (data.condition !== undefined) {
      let data3 = data.condition;
      if (typeof data3 !== 'string') {
        const err7 = {
          instancePath: instancePath + '/condition',
          schemaPath: '#/components/schemas/Condition/type',
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
      if (!(data3 === 'as new' || data3 === 'good' || data3 === 'worn')) {
        const err8 = {
          instancePath: instancePath + '/condition',
          schemaPath: '#/components/schemas/Condition/enum',
          keyword: 'enum',
          params: { allowedValues: schema110.enum },
        };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.note !== undefined) {
      let data4 = data.note;
      if (typeof data4 === 'string') {
        if (func1(data4) > 500) {
          const err9 = {
            instancePath: instancePath + '/note',
            schemaPath: '#/components/schemas/Note/maxLength',
            keyword: 'maxLength',
            params: { limit: 500 },
          };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (!pattern6.test(data4)) {
          const err10 = {
            instancePath: instancePath + '/note',
            schemaPath: '#/components/schemas/Note/pattern',
            keyword: 'pattern',
            params: { pattern: '^[^\\u0000]*$' },
          };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      } else {
        const err11 = {
          instancePath: instancePath + '/note',
          schemaPath: '#/components/schemas/Note/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.state !== undefined) {
      let data5 = data.state;
      if (typeof data5 !== 'string') {
        const err12 = {
          instancePath: instancePath + '/state',
          schemaPath: '#/properties/state/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      if (!(data5 === 'offered' || data5 === 'aside')) {
        const err13 = {
          instancePath: instancePath + '/state',
          schemaPath: '#/properties/state/enum',
          keyword: 'enum',
          params: { allowedValues: schema116.properties.state.enum },
        };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.book !== undefined) {
      if (
        !validate82(data.book, {
          instancePath: instancePath + '/book',
          parentData: data,
          parentDataProperty: 'book',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err14 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err14];
    } else {
      vErrors.push(err14);
    }
    errors++;
  }
  validate80.errors = vErrors;
  return errors === 0;
}
validate80.evaluated = {
  props: {
    version: true,
    ways: true,
    price: true,
    condition: true,
    note: true,
    state: true,
    book: true,
  },
  dynamicProps: false,
  dynamicItems: false,
};
function validate79(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate79.evaluated;
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
        schemaPath: '#/allOf/0/required',
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
      schemaPath: '#/allOf/0/type',
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
  if (
    !validate80(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })
  ) {
    vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
    errors = vErrors.length;
  }
  validate79.errors = vErrors;
  return errors === 0;
}
validate79.evaluated = {
  props: {
    version: true,
    ways: true,
    price: true,
    condition: true,
    note: true,
    state: true,
    book: true,
    id: true,
  },
  dynamicProps: false,
  dynamicItems: false,
};
export const is_removeCopy = validate85;
const schema124 = {
  type: 'object',
  required: ['id'],
  properties: { id: { $ref: 'openapi.yaml#/components/schemas/Id' } },
};
function validate85(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate85.evaluated;
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
  validate85.errors = vErrors;
  return errors === 0;
}
validate85.evaluated = { props: { id: true }, dynamicProps: false, dynamicItems: false };
export const is_shelf = validate86;
const schema126 = {
  type: 'object',
  required: ['id'],
  properties: {
    id: { $ref: 'openapi.yaml#/components/schemas/Id' },
    q: { type: 'string', minLength: 1, maxLength: 300 },
    state: { type: 'string', enum: ['offered', 'aside'] },
    sort: { type: 'string', enum: ['newest', 'title', 'authors'] },
    cursor: { type: 'string', minLength: 1, maxLength: 500 },
  },
};
function validate86(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate86.evaluated;
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
    if (data.q !== undefined) {
      let data1 = data.q;
      if (typeof data1 === 'string') {
        if (func1(data1) > 300) {
          const err3 = {
            instancePath: instancePath + '/q',
            schemaPath: '#/properties/q/maxLength',
            keyword: 'maxLength',
            params: { limit: 300 },
          };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (func1(data1) < 1) {
          const err4 = {
            instancePath: instancePath + '/q',
            schemaPath: '#/properties/q/minLength',
            keyword: 'minLength',
            params: { limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = {
          instancePath: instancePath + '/q',
          schemaPath: '#/properties/q/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.state !== undefined) {
      let data2 = data.state;
      if (typeof data2 !== 'string') {
        const err6 = {
          instancePath: instancePath + '/state',
          schemaPath: '#/properties/state/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (!(data2 === 'offered' || data2 === 'aside')) {
        const err7 = {
          instancePath: instancePath + '/state',
          schemaPath: '#/properties/state/enum',
          keyword: 'enum',
          params: { allowedValues: schema126.properties.state.enum },
        };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.sort !== undefined) {
      let data3 = data.sort;
      if (typeof data3 !== 'string') {
        const err8 = {
          instancePath: instancePath + '/sort',
          schemaPath: '#/properties/sort/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (!(data3 === 'newest' || data3 === 'title' || data3 === 'authors')) {
        const err9 = {
          instancePath: instancePath + '/sort',
          schemaPath: '#/properties/sort/enum',
          keyword: 'enum',
          params: { allowedValues: schema126.properties.sort.enum },
        };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.cursor !== undefined) {
      let data4 = data.cursor;
      if (typeof data4 === 'string') {
        if (func1(data4) > 500) {
          const err10 = {
            instancePath: instancePath + '/cursor',
            schemaPath: '#/properties/cursor/maxLength',
            keyword: 'maxLength',
            params: { limit: 500 },
          };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (func1(data4) < 1) {
          const err11 = {
            instancePath: instancePath + '/cursor',
            schemaPath: '#/properties/cursor/minLength',
            keyword: 'minLength',
            params: { limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      } else {
        const err12 = {
          instancePath: instancePath + '/cursor',
          schemaPath: '#/properties/cursor/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
  } else {
    const err13 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err13];
    } else {
      vErrors.push(err13);
    }
    errors++;
  }
  validate86.errors = vErrors;
  return errors === 0;
}
validate86.evaluated = {
  props: { id: true, q: true, state: true, sort: true, cursor: true },
  dynamicProps: false,
  dynamicItems: false,
};
export const is_requests = validate87;
const schema128 = {
  type: 'object',
  required: ['list'],
  properties: {
    list: { type: 'string', enum: ['waiting', 'for-me', 'from-me', 'done'] },
    cursor: { type: 'string', minLength: 1, maxLength: 500 },
  },
};
function validate87(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate87.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.list === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'list' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.list !== undefined) {
      let data0 = data.list;
      if (typeof data0 !== 'string') {
        const err1 = {
          instancePath: instancePath + '/list',
          schemaPath: '#/properties/list/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (!(data0 === 'waiting' || data0 === 'for-me' || data0 === 'from-me' || data0 === 'done')) {
        const err2 = {
          instancePath: instancePath + '/list',
          schemaPath: '#/properties/list/enum',
          keyword: 'enum',
          params: { allowedValues: schema128.properties.list.enum },
        };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.cursor !== undefined) {
      let data1 = data.cursor;
      if (typeof data1 === 'string') {
        if (func1(data1) > 500) {
          const err3 = {
            instancePath: instancePath + '/cursor',
            schemaPath: '#/properties/cursor/maxLength',
            keyword: 'maxLength',
            params: { limit: 500 },
          };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (func1(data1) < 1) {
          const err4 = {
            instancePath: instancePath + '/cursor',
            schemaPath: '#/properties/cursor/minLength',
            keyword: 'minLength',
            params: { limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = {
          instancePath: instancePath + '/cursor',
          schemaPath: '#/properties/cursor/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
  } else {
    const err6 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate87.errors = vErrors;
  return errors === 0;
}
validate87.evaluated = {
  props: { list: true, cursor: true },
  dynamicProps: false,
  dynamicItems: false,
};
export const is_ask = validate88;
const schema129 = {
  allOf: [
    {
      type: 'object',
      required: ['Idempotency-Key'],
      properties: { 'Idempotency-Key': { $ref: 'openapi.yaml#/components/schemas/Id' } },
    },
    { $ref: 'openapi.yaml#/components/schemas/NewRequest' },
  ],
};
const schema131 = {
  type: 'object',
  required: ['copyId', 'way'],
  properties: {
    copyId: { $ref: '#/components/schemas/Id' },
    way: { $ref: '#/components/schemas/Way' },
    price: { type: 'integer', minimum: 0, maximum: 10000000 },
    offers: {
      type: 'array',
      minItems: 1,
      maxItems: 3,
      uniqueItems: true,
      items: { type: 'string', $ref: '#/components/schemas/Id' },
    },
    text: { $ref: '#/components/schemas/Line' },
  },
};
const schema135 = { type: 'string', pattern: '^[^\\u0000]*$', maxLength: 1000 };
function validate89(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate89.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.copyId === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'copyId' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.way === undefined) {
      const err1 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'way' },
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.copyId !== undefined) {
      let data0 = data.copyId;
      if (typeof data0 === 'string') {
        if (!pattern8.test(data0)) {
          const err2 = {
            instancePath: instancePath + '/copyId',
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
          instancePath: instancePath + '/copyId',
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
    if (data.way !== undefined) {
      let data1 = data.way;
      if (typeof data1 !== 'string') {
        const err4 = {
          instancePath: instancePath + '/way',
          schemaPath: '#/components/schemas/Way/type',
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
      if (!(data1 === 'give' || data1 === 'sell' || data1 === 'swap')) {
        const err5 = {
          instancePath: instancePath + '/way',
          schemaPath: '#/components/schemas/Way/enum',
          keyword: 'enum',
          params: { allowedValues: schema96.enum },
        };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.price !== undefined) {
      let data2 = data.price;
      if (!(typeof data2 == 'number' && !(data2 % 1) && !isNaN(data2))) {
        const err6 = {
          instancePath: instancePath + '/price',
          schemaPath: '#/properties/price/type',
          keyword: 'type',
          params: { type: 'integer' },
        };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (typeof data2 == 'number') {
        if (data2 > 10000000 || isNaN(data2)) {
          const err7 = {
            instancePath: instancePath + '/price',
            schemaPath: '#/properties/price/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 10000000 },
          };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          const err8 = {
            instancePath: instancePath + '/price',
            schemaPath: '#/properties/price/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 0 },
          };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      }
    }
    if (data.offers !== undefined) {
      let data3 = data.offers;
      if (Array.isArray(data3)) {
        if (data3.length > 3) {
          const err9 = {
            instancePath: instancePath + '/offers',
            schemaPath: '#/properties/offers/maxItems',
            keyword: 'maxItems',
            params: { limit: 3 },
          };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (data3.length < 1) {
          const err10 = {
            instancePath: instancePath + '/offers',
            schemaPath: '#/properties/offers/minItems',
            keyword: 'minItems',
            params: { limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        const len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data4 = data3[i0];
          if (typeof data4 !== 'string') {
            const err11 = {
              instancePath: instancePath + '/offers/' + i0,
              schemaPath: '#/properties/offers/items/type',
              keyword: 'type',
              params: { type: 'string' },
            };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
          if (typeof data4 === 'string') {
            if (!pattern8.test(data4)) {
              const err12 = {
                instancePath: instancePath + '/offers/' + i0,
                schemaPath: '#/components/schemas/Id/pattern',
                keyword: 'pattern',
                params: { pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' },
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
              instancePath: instancePath + '/offers/' + i0,
              schemaPath: '#/components/schemas/Id/type',
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
        let i1 = data3.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (; i1--;) {
            let item0 = data3[i1];
            if (typeof item0 !== 'string') {
              continue;
            }
            if (typeof indices0[item0] == 'number') {
              j0 = indices0[item0];
              const err14 = {
                instancePath: instancePath + '/offers',
                schemaPath: '#/properties/offers/uniqueItems',
                keyword: 'uniqueItems',
                params: { i: i1, j: j0 },
              };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      } else {
        const err15 = {
          instancePath: instancePath + '/offers',
          schemaPath: '#/properties/offers/type',
          keyword: 'type',
          params: { type: 'array' },
        };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.text !== undefined) {
      let data5 = data.text;
      if (typeof data5 === 'string') {
        if (func1(data5) > 1000) {
          const err16 = {
            instancePath: instancePath + '/text',
            schemaPath: '#/components/schemas/Line/maxLength',
            keyword: 'maxLength',
            params: { limit: 1000 },
          };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
        if (!pattern6.test(data5)) {
          const err17 = {
            instancePath: instancePath + '/text',
            schemaPath: '#/components/schemas/Line/pattern',
            keyword: 'pattern',
            params: { pattern: '^[^\\u0000]*$' },
          };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
      } else {
        const err18 = {
          instancePath: instancePath + '/text',
          schemaPath: '#/components/schemas/Line/type',
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
    }
  } else {
    const err19 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err19];
    } else {
      vErrors.push(err19);
    }
    errors++;
  }
  validate89.errors = vErrors;
  return errors === 0;
}
validate89.evaluated = {
  props: { copyId: true, way: true, price: true, offers: true, text: true },
  dynamicProps: false,
  dynamicItems: false,
};
function validate88(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate88.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data['Idempotency-Key'] === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/allOf/0/required',
        keyword: 'required',
        params: { missingProperty: 'Idempotency-Key' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data['Idempotency-Key'] !== undefined) {
      let data0 = data['Idempotency-Key'];
      if (typeof data0 === 'string') {
        if (!pattern8.test(data0)) {
          const err1 = {
            instancePath: instancePath + '/Idempotency-Key',
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
          instancePath: instancePath + '/Idempotency-Key',
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
      schemaPath: '#/allOf/0/type',
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
  if (
    !validate89(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })
  ) {
    vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
    errors = vErrors.length;
  }
  validate88.errors = vErrors;
  return errors === 0;
}
validate88.evaluated = {
  props: {
    copyId: true,
    way: true,
    price: true,
    offers: true,
    text: true,
    'Idempotency-Key': true,
  },
  dynamicProps: false,
  dynamicItems: false,
};
export const is_request = validate91;
const schema136 = {
  type: 'object',
  required: ['id'],
  properties: { id: { $ref: 'openapi.yaml#/components/schemas/Id' } },
};
function validate91(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate91.evaluated;
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
  validate91.errors = vErrors;
  return errors === 0;
}
validate91.evaluated = { props: { id: true }, dynamicProps: false, dynamicItems: false };
export const is_act = validate92;
const schema138 = {
  allOf: [
    {
      type: 'object',
      required: ['id'],
      properties: { id: { $ref: 'openapi.yaml#/components/schemas/Id' } },
    },
    { $ref: 'openapi.yaml#/components/schemas/Act' },
  ],
};
const schema140 = {
  type: 'object',
  required: ['type', 'version'],
  properties: {
    type: { $ref: '#/components/schemas/ActType' },
    version: { type: 'integer', minimum: 1, maximum: 2147483646 },
    copyId: { $ref: '#/components/schemas/Id' },
    text: { $ref: '#/components/schemas/Line' },
    at: { type: 'string', format: 'date-time' },
    where: { type: 'string', pattern: '^[^\\u0000]*$', maxLength: 200 },
    isGood: { type: 'boolean' },
  },
};
const schema141 = {
  type: 'string',
  enum: [
    'accept',
    'decline',
    'withdraw',
    'still wanted',
    'propose a meeting',
    'accept the meeting',
    'cancel',
    'handed over',
    'not handed over',
    'review',
  ],
};
function validate93(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate93.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.type === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'type' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.version === undefined) {
      const err1 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'version' },
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.type !== undefined) {
      let data0 = data.type;
      if (typeof data0 !== 'string') {
        const err2 = {
          instancePath: instancePath + '/type',
          schemaPath: '#/components/schemas/ActType/type',
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
      if (
        !(
          data0 === 'accept' ||
          data0 === 'decline' ||
          data0 === 'withdraw' ||
          data0 === 'still wanted' ||
          data0 === 'propose a meeting' ||
          data0 === 'accept the meeting' ||
          data0 === 'cancel' ||
          data0 === 'handed over' ||
          data0 === 'not handed over' ||
          data0 === 'review'
        )
      ) {
        const err3 = {
          instancePath: instancePath + '/type',
          schemaPath: '#/components/schemas/ActType/enum',
          keyword: 'enum',
          params: { allowedValues: schema141.enum },
        };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.version !== undefined) {
      let data1 = data.version;
      if (!(typeof data1 == 'number' && !(data1 % 1) && !isNaN(data1))) {
        const err4 = {
          instancePath: instancePath + '/version',
          schemaPath: '#/properties/version/type',
          keyword: 'type',
          params: { type: 'integer' },
        };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (typeof data1 == 'number') {
        if (data1 > 2147483646 || isNaN(data1)) {
          const err5 = {
            instancePath: instancePath + '/version',
            schemaPath: '#/properties/version/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 2147483646 },
          };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          const err6 = {
            instancePath: instancePath + '/version',
            schemaPath: '#/properties/version/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      }
    }
    if (data.copyId !== undefined) {
      let data2 = data.copyId;
      if (typeof data2 === 'string') {
        if (!pattern8.test(data2)) {
          const err7 = {
            instancePath: instancePath + '/copyId',
            schemaPath: '#/components/schemas/Id/pattern',
            keyword: 'pattern',
            params: { pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' },
          };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      } else {
        const err8 = {
          instancePath: instancePath + '/copyId',
          schemaPath: '#/components/schemas/Id/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.text !== undefined) {
      let data3 = data.text;
      if (typeof data3 === 'string') {
        if (func1(data3) > 1000) {
          const err9 = {
            instancePath: instancePath + '/text',
            schemaPath: '#/components/schemas/Line/maxLength',
            keyword: 'maxLength',
            params: { limit: 1000 },
          };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (!pattern6.test(data3)) {
          const err10 = {
            instancePath: instancePath + '/text',
            schemaPath: '#/components/schemas/Line/pattern',
            keyword: 'pattern',
            params: { pattern: '^[^\\u0000]*$' },
          };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      } else {
        const err11 = {
          instancePath: instancePath + '/text',
          schemaPath: '#/components/schemas/Line/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.at !== undefined) {
      if (!(typeof data.at === 'string')) {
        const err12 = {
          instancePath: instancePath + '/at',
          schemaPath: '#/properties/at/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.where !== undefined) {
      let data5 = data.where;
      if (typeof data5 === 'string') {
        if (func1(data5) > 200) {
          const err13 = {
            instancePath: instancePath + '/where',
            schemaPath: '#/properties/where/maxLength',
            keyword: 'maxLength',
            params: { limit: 200 },
          };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (!pattern6.test(data5)) {
          const err14 = {
            instancePath: instancePath + '/where',
            schemaPath: '#/properties/where/pattern',
            keyword: 'pattern',
            params: { pattern: '^[^\\u0000]*$' },
          };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      } else {
        const err15 = {
          instancePath: instancePath + '/where',
          schemaPath: '#/properties/where/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.isGood !== undefined) {
      if (typeof data.isGood !== 'boolean') {
        const err16 = {
          instancePath: instancePath + '/isGood',
          schemaPath: '#/properties/isGood/type',
          keyword: 'type',
          params: { type: 'boolean' },
        };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
  } else {
    const err17 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err17];
    } else {
      vErrors.push(err17);
    }
    errors++;
  }
  validate93.errors = vErrors;
  return errors === 0;
}
validate93.evaluated = {
  props: {
    type: true,
    version: true,
    copyId: true,
    text: true,
    at: true,
    where: true,
    isGood: true,
  },
  dynamicProps: false,
  dynamicItems: false,
};
function validate92(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate92.evaluated;
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
        schemaPath: '#/allOf/0/required',
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
      schemaPath: '#/allOf/0/type',
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
  if (
    !validate93(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })
  ) {
    vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
    errors = vErrors.length;
  }
  validate92.errors = vErrors;
  return errors === 0;
}
validate92.evaluated = {
  props: {
    type: true,
    version: true,
    copyId: true,
    text: true,
    at: true,
    where: true,
    isGood: true,
    id: true,
  },
  dynamicProps: false,
  dynamicItems: false,
};
export const is_conversations = validate95;
const schema144 = {
  type: 'object',
  required: [],
  properties: { cursor: { type: 'string', minLength: 1, maxLength: 500 } },
};
function validate95(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate95.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.cursor !== undefined) {
      let data0 = data.cursor;
      if (typeof data0 === 'string') {
        if (func1(data0) > 500) {
          const err0 = {
            instancePath: instancePath + '/cursor',
            schemaPath: '#/properties/cursor/maxLength',
            keyword: 'maxLength',
            params: { limit: 500 },
          };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (func1(data0) < 1) {
          const err1 = {
            instancePath: instancePath + '/cursor',
            schemaPath: '#/properties/cursor/minLength',
            keyword: 'minLength',
            params: { limit: 1 },
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
          instancePath: instancePath + '/cursor',
          schemaPath: '#/properties/cursor/type',
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
  validate95.errors = vErrors;
  return errors === 0;
}
validate95.evaluated = { props: { cursor: true }, dynamicProps: false, dynamicItems: false };
export const is_conversation = validate96;
const schema145 = {
  type: 'object',
  required: ['id'],
  properties: {
    id: { $ref: 'openapi.yaml#/components/schemas/Id' },
    cursor: { type: 'string', minLength: 1, maxLength: 500 },
  },
};
function validate96(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate96.evaluated;
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
    if (data.cursor !== undefined) {
      let data1 = data.cursor;
      if (typeof data1 === 'string') {
        if (func1(data1) > 500) {
          const err3 = {
            instancePath: instancePath + '/cursor',
            schemaPath: '#/properties/cursor/maxLength',
            keyword: 'maxLength',
            params: { limit: 500 },
          };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (func1(data1) < 1) {
          const err4 = {
            instancePath: instancePath + '/cursor',
            schemaPath: '#/properties/cursor/minLength',
            keyword: 'minLength',
            params: { limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = {
          instancePath: instancePath + '/cursor',
          schemaPath: '#/properties/cursor/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
  } else {
    const err6 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate96.errors = vErrors;
  return errors === 0;
}
validate96.evaluated = {
  props: { id: true, cursor: true },
  dynamicProps: false,
  dynamicItems: false,
};
export const is_write = validate97;
const schema147 = {
  allOf: [
    {
      type: 'object',
      required: ['id', 'Idempotency-Key'],
      properties: {
        id: { $ref: 'openapi.yaml#/components/schemas/Id' },
        'Idempotency-Key': { $ref: 'openapi.yaml#/components/schemas/Id' },
      },
    },
    { $ref: 'openapi.yaml#/components/schemas/NewMessage' },
  ],
};
const schema150 = {
  type: 'object',
  required: ['text'],
  properties: {
    text: { type: 'string', pattern: '^(?=[^\\u0000]*$)\\s*\\S', minLength: 1, maxLength: 4000 },
  },
};
function validate97(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate97.evaluated;
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
        schemaPath: '#/allOf/0/required',
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
    if (data['Idempotency-Key'] === undefined) {
      const err1 = {
        instancePath,
        schemaPath: '#/allOf/0/required',
        keyword: 'required',
        params: { missingProperty: 'Idempotency-Key' },
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.id !== undefined) {
      let data0 = data.id;
      if (typeof data0 === 'string') {
        if (!pattern8.test(data0)) {
          const err2 = {
            instancePath: instancePath + '/id',
            schemaPath: 'openapi.yaml#/components/schemas/Id/pattern',
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
          instancePath: instancePath + '/id',
          schemaPath: 'openapi.yaml#/components/schemas/Id/type',
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
    if (data['Idempotency-Key'] !== undefined) {
      let data1 = data['Idempotency-Key'];
      if (typeof data1 === 'string') {
        if (!pattern8.test(data1)) {
          const err4 = {
            instancePath: instancePath + '/Idempotency-Key',
            schemaPath: 'openapi.yaml#/components/schemas/Id/pattern',
            keyword: 'pattern',
            params: { pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' },
          };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = {
          instancePath: instancePath + '/Idempotency-Key',
          schemaPath: 'openapi.yaml#/components/schemas/Id/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
  } else {
    const err6 = {
      instancePath,
      schemaPath: '#/allOf/0/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.text === undefined) {
      const err7 = {
        instancePath,
        schemaPath: 'openapi.yaml#/components/schemas/NewMessage/required',
        keyword: 'required',
        params: { missingProperty: 'text' },
      };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.text !== undefined) {
      let data2 = data.text;
      if (typeof data2 === 'string') {
        if (func1(data2) > 4000) {
          const err8 = {
            instancePath: instancePath + '/text',
            schemaPath: 'openapi.yaml#/components/schemas/NewMessage/properties/text/maxLength',
            keyword: 'maxLength',
            params: { limit: 4000 },
          };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (func1(data2) < 1) {
          const err9 = {
            instancePath: instancePath + '/text',
            schemaPath: 'openapi.yaml#/components/schemas/NewMessage/properties/text/minLength',
            keyword: 'minLength',
            params: { limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (!pattern4.test(data2)) {
          const err10 = {
            instancePath: instancePath + '/text',
            schemaPath: 'openapi.yaml#/components/schemas/NewMessage/properties/text/pattern',
            keyword: 'pattern',
            params: { pattern: '^(?=[^\\u0000]*$)\\s*\\S' },
          };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      } else {
        const err11 = {
          instancePath: instancePath + '/text',
          schemaPath: 'openapi.yaml#/components/schemas/NewMessage/properties/text/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
  } else {
    const err12 = {
      instancePath,
      schemaPath: 'openapi.yaml#/components/schemas/NewMessage/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err12];
    } else {
      vErrors.push(err12);
    }
    errors++;
  }
  validate97.errors = vErrors;
  return errors === 0;
}
validate97.evaluated = {
  props: { text: true, id: true, 'Idempotency-Key': true },
  dynamicProps: false,
  dynamicItems: false,
};
export const is_markRead = validate98;
const schema151 = {
  allOf: [
    {
      type: 'object',
      required: ['id'],
      properties: { id: { $ref: 'openapi.yaml#/components/schemas/Id' } },
    },
    { $ref: 'openapi.yaml#/components/schemas/ReadTo' },
  ],
};
const schema153 = {
  type: 'object',
  required: ['number'],
  properties: { number: { type: 'integer', minimum: 0, maximum: 2147483646 } },
};
function validate98(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate98.evaluated;
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
        schemaPath: '#/allOf/0/required',
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
      schemaPath: '#/allOf/0/type',
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
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.number === undefined) {
      const err4 = {
        instancePath,
        schemaPath: 'openapi.yaml#/components/schemas/ReadTo/required',
        keyword: 'required',
        params: { missingProperty: 'number' },
      };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.number !== undefined) {
      let data1 = data.number;
      if (!(typeof data1 == 'number' && !(data1 % 1) && !isNaN(data1))) {
        const err5 = {
          instancePath: instancePath + '/number',
          schemaPath: 'openapi.yaml#/components/schemas/ReadTo/properties/number/type',
          keyword: 'type',
          params: { type: 'integer' },
        };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (typeof data1 == 'number') {
        if (data1 > 2147483646 || isNaN(data1)) {
          const err6 = {
            instancePath: instancePath + '/number',
            schemaPath: 'openapi.yaml#/components/schemas/ReadTo/properties/number/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 2147483646 },
          };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          const err7 = {
            instancePath: instancePath + '/number',
            schemaPath: 'openapi.yaml#/components/schemas/ReadTo/properties/number/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 0 },
          };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      }
    }
  } else {
    const err8 = {
      instancePath,
      schemaPath: 'openapi.yaml#/components/schemas/ReadTo/type',
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
  validate98.errors = vErrors;
  return errors === 0;
}
validate98.evaluated = {
  props: { number: true, id: true },
  dynamicProps: false,
  dynamicItems: false,
};
export const is_notices = validate99;
const schema154 = {
  type: 'object',
  required: [],
  properties: { cursor: { type: 'string', minLength: 1, maxLength: 500 } },
};
function validate99(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate99.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.cursor !== undefined) {
      let data0 = data.cursor;
      if (typeof data0 === 'string') {
        if (func1(data0) > 500) {
          const err0 = {
            instancePath: instancePath + '/cursor',
            schemaPath: '#/properties/cursor/maxLength',
            keyword: 'maxLength',
            params: { limit: 500 },
          };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (func1(data0) < 1) {
          const err1 = {
            instancePath: instancePath + '/cursor',
            schemaPath: '#/properties/cursor/minLength',
            keyword: 'minLength',
            params: { limit: 1 },
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
          instancePath: instancePath + '/cursor',
          schemaPath: '#/properties/cursor/type',
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
  validate99.errors = vErrors;
  return errors === 0;
}
validate99.evaluated = { props: { cursor: true }, dynamicProps: false, dynamicItems: false };
export const is_markSeen = validate100;
const schema155 = {
  allOf: [
    { type: 'object', required: [], properties: {} },
    { $ref: 'openapi.yaml#/components/schemas/SeenNotices' },
  ],
};
const schema156 = {
  type: 'object',
  properties: { requestId: { $ref: '#/components/schemas/Id' } },
};
function validate101(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate101.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.requestId !== undefined) {
      let data0 = data.requestId;
      if (typeof data0 === 'string') {
        if (!pattern8.test(data0)) {
          const err0 = {
            instancePath: instancePath + '/requestId',
            schemaPath: '#/components/schemas/Id/pattern',
            keyword: 'pattern',
            params: { pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' },
          };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
      } else {
        const err1 = {
          instancePath: instancePath + '/requestId',
          schemaPath: '#/components/schemas/Id/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
  } else {
    const err2 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate101.errors = vErrors;
  return errors === 0;
}
validate101.evaluated = { props: { requestId: true }, dynamicProps: false, dynamicItems: false };
function validate100(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate100.evaluated;
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
    !validate101(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })
  ) {
    vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
    errors = vErrors.length;
  }
  validate100.errors = vErrors;
  return errors === 0;
}
validate100.evaluated = { props: { requestId: true }, dynamicProps: false, dynamicItems: false };
export const is_preferences = validate103;
const schema158 = { type: 'object', required: [], properties: {} };
function validate103(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate103.evaluated;
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
  validate103.errors = vErrors;
  return errors === 0;
}
validate103.evaluated = { dynamicProps: false, dynamicItems: false };
export const is_setPreferences = validate104;
const schema159 = {
  allOf: [
    { type: 'object', required: [], properties: {} },
    { $ref: 'openapi.yaml#/components/schemas/Preferences' },
  ],
};
const schema160 = {
  type: 'object',
  required: ['requests', 'reminders', 'messages'],
  properties: {
    requests: { $ref: '#/components/schemas/Channel' },
    reminders: { $ref: '#/components/schemas/Channel' },
    messages: { $ref: '#/components/schemas/Channel' },
  },
};
const schema161 = { type: 'string', enum: ['at once', 'daily', 'never'] };
function validate105(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate105.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.requests === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'requests' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.reminders === undefined) {
      const err1 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'reminders' },
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.messages === undefined) {
      const err2 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'messages' },
      };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.requests !== undefined) {
      let data0 = data.requests;
      if (typeof data0 !== 'string') {
        const err3 = {
          instancePath: instancePath + '/requests',
          schemaPath: '#/components/schemas/Channel/type',
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
      if (!(data0 === 'at once' || data0 === 'daily' || data0 === 'never')) {
        const err4 = {
          instancePath: instancePath + '/requests',
          schemaPath: '#/components/schemas/Channel/enum',
          keyword: 'enum',
          params: { allowedValues: schema161.enum },
        };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.reminders !== undefined) {
      let data1 = data.reminders;
      if (typeof data1 !== 'string') {
        const err5 = {
          instancePath: instancePath + '/reminders',
          schemaPath: '#/components/schemas/Channel/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (!(data1 === 'at once' || data1 === 'daily' || data1 === 'never')) {
        const err6 = {
          instancePath: instancePath + '/reminders',
          schemaPath: '#/components/schemas/Channel/enum',
          keyword: 'enum',
          params: { allowedValues: schema161.enum },
        };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.messages !== undefined) {
      let data2 = data.messages;
      if (typeof data2 !== 'string') {
        const err7 = {
          instancePath: instancePath + '/messages',
          schemaPath: '#/components/schemas/Channel/type',
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
      if (!(data2 === 'at once' || data2 === 'daily' || data2 === 'never')) {
        const err8 = {
          instancePath: instancePath + '/messages',
          schemaPath: '#/components/schemas/Channel/enum',
          keyword: 'enum',
          params: { allowedValues: schema161.enum },
        };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
  } else {
    const err9 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err9];
    } else {
      vErrors.push(err9);
    }
    errors++;
  }
  validate105.errors = vErrors;
  return errors === 0;
}
validate105.evaluated = {
  props: { requests: true, reminders: true, messages: true },
  dynamicProps: false,
  dynamicItems: false,
};
function validate104(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate104.evaluated;
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
    !validate105(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })
  ) {
    vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
    errors = vErrors.length;
  }
  validate104.errors = vErrors;
  return errors === 0;
}
validate104.evaluated = {
  props: { requests: true, reminders: true, messages: true },
  dynamicProps: false,
  dynamicItems: false,
};
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
  reports: is_reports,
  decide: is_decide,
  places: is_places,
  lookUpBooks: is_lookUpBooks,
  discover: is_discover,
  addCopy: is_addCopy,
  copy: is_copy,
  editCopy: is_editCopy,
  removeCopy: is_removeCopy,
  shelf: is_shelf,
  requests: is_requests,
  ask: is_ask,
  request: is_request,
  act: is_act,
  conversations: is_conversations,
  conversation: is_conversation,
  write: is_write,
  markRead: is_markRead,
  notices: is_notices,
  markSeen: is_markSeen,
  preferences: is_preferences,
  setPreferences: is_setPreferences,
};
